export default function Airport() {
  return <h1>airport</h1>
}
