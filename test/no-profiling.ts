import React from 'react'

// React's development build records each render and the stack of each element for the browser's
// profiler, which takes a sixth of the time of a test.
Object.assign(console, { timeStamp: undefined, createTask: undefined })
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
)
