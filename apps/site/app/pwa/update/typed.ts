import { ablagen } from '@rathausplatz/contract/ablagen'

/** What stands in the forms of a page, kept over a reload that we make ourselves, in this tab only. */
const KEY = ablagen.eingaben.name

/** A form that is older than this belongs to another visit. */
const MOMENT = 60_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = { path: string; at: number; values: [name: string, place: number, value: string | boolean][] }

/** Passwords and files are nobody's to keep; what the page itself put in comes with the page. */
const NOT_TYPED = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])

function fields(): Field[] {
  const all = document.querySelectorAll<Field>('form :is(input, textarea, select)')
  return [...all].filter(({ name, type }) => name !== '' && !NOT_TYPED.has(type))
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** Each field with its place among those of the same name. */
function placed(): { field: Field; name: string; place: number }[] {
  const seen = new Map<string, number>()
  return fields().map(field => {
    const place = seen.get(field.name) ?? 0
    seen.set(field.name, place + 1)
    return { field, name: field.name, place }
  })
}

export function keepTyped(): void {
  const values = placed().map(
    ({ field, name, place }) =>
      [name, place, isTicked(field) ? field.checked : field.value] as Typed['values'][0],
  )
  const typed: Typed = { path: location.pathname, at: Date.now(), values }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed))
  } catch {
    // A browser that keeps nothing keeps nothing of this either.
  }
}

/** Puts back what was typed before our own reload, once. */
export function restoreTyped(): void {
  const typed = taken()
  if (!typed || typed.path !== location.pathname || Date.now() - typed.at > MOMENT) return
  const values = new Map(typed.values.map(([name, place, value]) => [`${place} ${name}`, value]))
  for (const { field, name, place } of placed()) {
    const value = values.get(`${place} ${name}`)
    if (value !== undefined) put(field, value)
  }
}

function taken(): Typed | undefined {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return text === null ? undefined : (JSON.parse(text) as Typed)
  } catch {
    return undefined
  }
}

/** As a person does it, so that whoever listens to the field hears of it. */
export function put(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    if (field.checked !== value) field.click()
    return
  }
  if (field.value === value) return
  // React looks at the field's own `value`; that of its kind goes around it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
