// The calls of each plain kind: a line each, by the name of the kind. Routes and OpenAPI follow.
export { faqs as faq } from '#server/api/calls/faqs.ts'
export { providers as provider } from '#server/api/calls/providers.ts'
export { replyTemplates as replyTemplate } from '#server/api/calls/reply-templates.ts'
