/** The address of the file with the icons: see scripts/vite/icon-sprite.ts. */
declare module 'virtual:icon-sprite' {
  const address: string
  export default address
}
