import { textIn } from '../answers/text-in.ts'

/** Longer than anybody's password; what the wire takes. */
const LONGEST = 1_000

/** What to say of fields that are empty, or longer than anything people type; undefined where all are there. */
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
