import * as z from 'zod'
import { shownAgain } from '../answers/shown-again.ts'
import { textIn } from '../answers/text-in.ts'

/** Most bytes that a field may add to the page when it is shown again. */
const SHOWN_OF_FIELD = 30_000

/** Values to show again (lists joined by spaces), and errors by field in the order of the form. */
export type Typed<Data> = {
  values: Readonly<Record<string, string>>
  data: Data | undefined
  errors: Readonly<Record<string, string>>
}

/** Reads a form by the schema of the call: each field as one text, each list as all its selected values. */
export function readFields<S extends z.ZodObject>(form: FormData, schema: S): Typed<z.output<S>> {
  const names = Object.keys(schema.shape)
  const given = Object.fromEntries(
    names.map(name => [
      name,
      schema.shape[name] instanceof z.ZodArray
        ? form.getAll(name).filter(one => typeof one === 'string')
        : textIn(form, name).replaceAll('\r\n', '\n'),
    ]),
  )
  const values = Object.fromEntries(
    Object.entries(given).map(([name, sent]) => [
      name,
      shownAgain(typeof sent === 'string' ? sent : sent.join(' '), SHOWN_OF_FIELD),
    ]),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return { values, data: parsed.data, errors: {} }
  const errors = names.flatMap(name => {
    const message = parsed.error.issues.find(({ path }) => path[0] === name)?.message
    return message === undefined ? [] : [[name, message] as const]
  })
  return { values, data: undefined, errors: Object.fromEntries(errors) }
}
