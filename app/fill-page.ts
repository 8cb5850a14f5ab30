import { storedConsent } from './site/consent/consent.ts'
import { firstSign } from './site/hydration/first-sign.ts'
import { whenIdle } from './site/hydration/when-idle.ts'
import { nextTask } from './site/page/next-task.ts'

/** Until then a page that was just loaded has other work, such as the question about cookies. */
const calmAfterMs = () => (storedConsent() ? 300 : 2_000)
/** With each slice the browser reads the whole sheet again, for 5 ms on a slow phone. */
const sliceMs = 6

/**
 * Whether something can point without a press. With an at-rule within it, a rule for that would restyle what is
 * touched, to no effect.
 */
const hover = matchMedia('(hover: hover)')

/**
 * Adds the rules of a sheet that the page lacks, a few at a time: when idle, and from the first sign of a
 * visitor without waiting. A press that comes before the last of them may draw what needs them, so the
 * sheet itself applies right after the frame of that press.
 */
export async function fillPage(sheet: HTMLLinkElement, pressed: Promise<unknown>): Promise<void> {
  const own = document.querySelector<HTMLStyleElement>('#css')?.sheet
  if (!own || !sheet.sheet || !keepsSelectors()) {
    await firstSign
    sheet.media = 'all'
    return
  }
  const steps = fill(sheet.sheet, own)
  const apply = () => {
    if (!('filled' in sheet.dataset)) sheet.media = 'all'
  }
  pressed.then(() => requestAnimationFrame(() => setTimeout(apply)))
  // A mouse is connected.
  hover.onchange = () => {
    sheet.media = 'all'
  }
  await Promise.race([firstSign, new Promise((resolve) => setTimeout(resolve, calmAfterMs()))])
  do {
    await Promise.race([new Promise<void>(whenIdle), firstSign.then(nextTask)])
    if (sheet.media === 'all') return
  } while (!isDoneIn(sliceMs, steps))
  sheet.dataset.filled = ''
}

function isDoneIn(ms: number, steps: Iterator<undefined, void>): boolean {
  const end = performance.now() + ms
  let { done } = steps.next()
  while (!done && performance.now() < end) done = steps.next().done
  // At once: if the width of the window changed in the same frame, Chromium would miss that.
  document.body.getBoundingClientRect()
  return done === true
}

/** Whether an at-rule may stand within a rule without changing what the selector means. */
function keepsSelectors(): boolean {
  return 'CSSNestedDeclarations' in window && 'registerProperty' in CSS
}

type Rules = CSSStyleSheet | CSSGroupingRule

/**
 * Adds each rule in its place, so that nothing looks different after any step. A browser then restyles the
 * elements that match it, which are none. It would restyle all of them for a new layer or at-rule, so an
 * at-rule goes into each of its rules. It would also do so for a token of the root. So what reads a token that
 * the page lacks gets its value as a fallback, which a theme that sets it still overrides.
 */
function* fill(
  whole: Rules,
  own: Rules,
  lacking = new Map<string, string>(),
): Generator<undefined, void> {
  let at = 0
  for (const rule of whole.cssRules) {
    const mine = own.cssRules[at]
    if (!mine || !isPartOf(rule, mine)) {
      for (const text of flat(rule)) own.insertRule(withValues(text, lacking), at++)
    } else {
      at += 1
      if (isGroup(rule) && isGroup(mine)) yield* fill(rule, mine, lacking)
      else if (rule instanceof CSSStyleRule && mine instanceof CSSStyleRule) {
        const more = propertiesLeftOut(rule, mine)
        if (rule.selectorText.startsWith(':root') && !(whole instanceof CSSConditionRule)) {
          for (const name of more) lacking.set(name, rule.style.getPropertyValue(name))
        } else if (more.length > 0) own.insertRule(withValues(rule.cssText, lacking), at++)
      }
    }
    yield
  }
}

/** Whether a page has `mine` because the sheet has `rule`. Several at-rules may have one name. */
function isPartOf(rule: CSSRule, mine: CSSRule): boolean {
  if (nameOf(mine) !== nameOf(rule)) return false
  if (!(rule instanceof CSSConditionRule && mine instanceof CSSConditionRule)) return true
  const names = new Set([...rule.cssRules].map(nameOf))
  return [...mine.cssRules].every((inner) => names.has(nameOf(inner)))
}

/** The custom properties that a page leaves out, because none of its rules reads them. */
function propertiesLeftOut(rule: CSSStyleRule, mine: CSSStyleRule): string[] {
  return [...rule.style].filter(
    (name) => name.startsWith('--') && mine.style.getPropertyValue(name) === '',
  )
}

/** A rule as it reads with the values of properties that no element has. */
function withValues(text: string, lacking: Map<string, string>): string {
  return text.replaceAll(/var\((--[\w-]+)\)/g, (use, name) => {
    const value = lacking.get(name)
    return value === undefined ? use : `var(${name}, ${withValues(value, lacking)})`
  })
}

/** A rule as it may be added: its at-rules within it. */
function* flat(rule: CSSRule): Generator<string> {
  // Registered before any style, or left to the sheet.
  if (rule instanceof CSSPropertyRule || nameOf(rule) === 'print') return
  if (nameOf(rule) === hover.media && !hover.matches) return
  if (!isGroup(rule) || rule instanceof CSSLayerBlockRule) return yield rule.cssText
  const open = rule.cssText.slice(0, rule.cssText.indexOf('{'))
  for (const inner of rule.cssRules) {
    for (const text of flat(inner)) yield text.replace('{', `{${open}{`).concat('}')
  }
}

function isGroup(rule: CSSRule): rule is CSSGroupingRule {
  return rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)
}

function nameOf(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) return rule.selectorText
  if (rule instanceof CSSConditionRule) return rule.conditionText
  if ('name' in rule) return String(rule.name)
  return isGroup(rule) ? rule.constructor.name : rule.cssText
}
