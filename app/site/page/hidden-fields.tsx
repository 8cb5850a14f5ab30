/** What a form without JavaScript carries along. */
export function HiddenFields({ pairs }: { pairs: [name: string, value: string][] }) {
  return pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
