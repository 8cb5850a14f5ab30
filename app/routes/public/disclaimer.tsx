export default function Disclaimer() {
  return <h1>disclaimer</h1>
}
