export default function Cookies() {
  return <h1>cookies</h1>
}
