import { ablagen } from '@rathausplatz/contract/ablagen'

/** Key of the input of the page's forms. It is stored for our own reload, and in this tab only. */
const KEY = ablagen.eingaben.name

/** Age in ms above which input is not restored, because it belongs to another visit. */
const MOMENT = 60_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = { path: string; at: number; values: [name: string, place: number, value: string | boolean][] }

/**
 * Types of fields that are not stored: passwords and files must not be, and hidden values come with the page.
 */
const NOT_TYPED = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])

function fields(): Field[] {
  const all = document.querySelectorAll<Field>('form :is(input, textarea, select)')
  return [...all].filter(({ name, type }) => name !== '' && !NOT_TYPED.has(type))
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** Each field with its index among fields of the same name. */
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
    // The storage is unavailable, so the input is lost.
  }
}

/** Restores the input that was stored before our own reload, and deletes it from the storage. */
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

/** Sets a value as a person does, so that listeners of the field run. */
export function put(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    if (field.checked !== value) field.click()
    return
  }
  if (field.value === value) return
  // React overrides `value` on the element; the setter of the prototype bypasses it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
