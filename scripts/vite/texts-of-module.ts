import { type ESTree, Visitor } from 'vite'

export type Text = {
  text: string
  start: number
  end: number
  /** As source. */
  write: (text: string) => string
  /** Whether an expression of its template touches a word. */
  isGlued: boolean
  /** Whether it is compared, a key, a parameter of a call, or the value of such an attribute. */
  isName: boolean
}

/** Attributes and fields whose value is the name of something. */
const names = /^(id|key|name|type|role|value|href|to|hash|htmlFor|(aria|data)-.*)$/

/** The strings of a module and the parts of its templates, in their order. */
export function textsOf(program: ESTree.Program): Text[] {
  const texts: Text[] = []
  const named = new Set<ESTree.Node | null>()
  new Visitor({
    CallExpression: (call) => {
      for (const parameter of call.arguments) named.add(parameter)
    },
    BinaryExpression: ({ left, right }) => named.add(left).add(right),
    SwitchCase: ({ test }) => named.add(test),
    MemberExpression: ({ property }) => named.add(property),
    Property: ({ key, value }) => {
      named.add(key)
      const name = 'name' in key ? key.name : 'value' in key ? key.value : undefined
      if (names.test(String(name))) named.add(value)
    },
    Literal: (node) => {
      if (typeof node.value !== 'string') return
      const { value: text, start, end } = node
      const isName = named.has(node)
      texts.push({ text, start, end, write: JSON.stringify, isGlued: false, isName })
    },
    TemplateLiteral: (node) => {
      const isName = named.has(node)
      const isGlued = node.quasis.some(
        ({ value: { raw }, start, end }) =>
          (start > node.start + 1 && /^\S/.test(raw)) || (end < node.end - 1 && /\S$/.test(raw)),
      )
      for (const { value, start, end } of node.quasis) {
        texts.push({ text: value.cooked ?? '', start, end, write: asTemplate, isGlued, isName })
      }
    },
  }).visit(program)
  return texts.sort((one, other) => one.start - other.start)
}

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Whether its words, which are classes, are used as such. Only a word like `text-sm` may be a name too. */
export const isClassList = ({ text, isName }: Text) => !isName || !/^[\w-]+$/.test(text)

const asTemplate = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
