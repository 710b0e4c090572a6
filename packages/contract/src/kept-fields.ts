/** The sentence above a form that could not be taken just now, word for word everywhere. */
export const STILL_HERE = 'Ihre Angaben stehen noch hier.'

/** Files cannot be kept: only who sits before the browser may choose one. */
export const FILES_AGAIN = 'Nur Dateien müssen Sie noch einmal auswählen.'

type Field = readonly [name: string, value: string]
type Form = Iterable<readonly [name: string, value: unknown]>

/** What browsers, too, show empty again whatever was typed. */
const SECRET = /passwort/i

/** What of a form that could not be taken is sent again when it is sent once more. */
export const keptFields = (form: Form): Field[] =>
  [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !SECRET.test(name) ? [[name, value.replaceAll('\r\n', '\n')] as const] : [],
  )

/** Whether files were chosen with it. */
export const hadFiles = (form: Form): boolean =>
  [...form].some(([, value]) => typeof value === 'object' && value !== null && Reflect.get(value, 'size') > 0)

/** Numbers and moments that the page itself has put into its form. */
const OF_THE_PAGE =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))$/i

/** What somebody has written, to be read once more: words, not the numbers of the page. */
export const writtenIn = (fields: readonly Field[]): string[] =>
  fields.flatMap(([name, value]) =>
    !name.startsWith('_') && value.trim().length > 1 && !OF_THE_PAGE.test(value) ? [value] : [],
  )
