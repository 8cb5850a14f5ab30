export const airportGridLook =
  'grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 sm:gap-6 xl:grid-cols-4'
