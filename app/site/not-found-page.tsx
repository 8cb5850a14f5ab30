export function NotFoundPage() {
  return (
    <main>
      <title>Pagina niet gevonden</title>
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
    </main>
  )
}
