/** The sentence above every form that could not be sent just now. */
export const STILL_HERE = 'Ihre Angaben stehen noch hier.'

/** Files cannot be kept: only the person at the browser can choose one. */
export const FILES_AGAIN = 'Nur Dateien müssen Sie noch einmal auswählen.'

type Field = readonly [name: string, value: string]
type Form = Iterable<readonly [name: string, value: unknown]>

/** Fields that are not kept: browsers do not refill passwords either. */
const SECRET = /passwort/i

/** Returns the fields of a refused form that a second attempt sends again. */
export const keptFields = (form: Form): Field[] =>
  [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !SECRET.test(name) ? [[name, value.replaceAll('\r\n', '\n')] as const] : [],
  )

/** Returns true if the form had files. */
export const hadFiles = (form: Form): boolean =>
  [...form].some(([, value]) => typeof value === 'object' && value !== null && Reflect.get(value, 'size') > 0)

/** Ids and moments that the page itself put into the form. */
const OF_THE_PAGE =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))$/i

/** Returns the texts that the sender wrote, to show them again; without the values of the page. */
export const writtenIn = (fields: readonly Field[]): string[] =>
  fields.flatMap(([name, value]) =>
    !name.startsWith('_') && value.trim().length > 1 && !OF_THE_PAGE.test(value) ? [value] : [],
  )
