export default function About() {
  return <h1>about</h1>
}
