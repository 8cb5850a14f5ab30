/** Query values that a form must submit along when it works without JavaScript. */
export function HiddenFields({ pairs }: { pairs: [name: string, value: string][] }) {
  return pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
