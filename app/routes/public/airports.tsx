export default function Airports() {
  return <h1>airports</h1>
}
