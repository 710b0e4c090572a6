import { textIn } from '../answers/text-in.ts'

/** Most characters that the call accepts; any real password is shorter. */
const LONGEST = 1_000

/** Returns errors for fields that are empty or too long; undefined if all fields are valid. */
export function missingIn<Name extends string>(
  form: FormData,
  messages: Readonly<Record<Name, string>>,
  longest = LONGEST,
): Record<string, string> | undefined {
  const wrong = (Object.keys(messages) as Name[]).filter(name => {
    const text = textIn(form, name)
    return text.trim() === '' || text.length > longest
  })
  return wrong.length > 0 ? Object.fromEntries(wrong.map(name => [name, messages[name]])) : undefined
}
