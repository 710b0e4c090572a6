import * as z from 'zod'
import { shownAgain } from '../answers/shown-again.ts'
import { textIn } from '../answers/text-in.ts'
import { askInForm } from './asked-mail.ts'
import { askedName } from './asked-mail-name.ts'

/** Most bytes that a field may add to the page when it is shown again. */
const SHOWN_OF_FIELD = 30_000

/** Values to show again (lists joined by spaces), and errors by field in the order of the form. */
export type Typed<Data> = {
  values: Readonly<Record<string, string>>
  data: Data | undefined
  errors: Readonly<Record<string, string>>
}

/**
 * Reads a form by the schema of the call: each field as one text, each list as all its selected values. An address
 * that is probably mistyped is an error once.
 */
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
  const asked = names
    .filter(name => form.has(askedName(name)))
    .map(name => [name, askInForm(form, name)] as const)
  const shown = Object.fromEntries(
    Object.entries(given).map(([name, sent]) => [
      name,
      shownAgain(typeof sent === 'string' ? sent : sent.join(' '), SHOWN_OF_FIELD),
    ]),
  )
  const values = { ...shown, ...Object.fromEntries(asked.map(([name, one]) => [askedName(name), one.asked])) }
  const parsed = schema.safeParse(given)
  const questions = new Map(asked.map(([name, { question }]) => [name, question]))
  const issues = parsed.error?.issues ?? []
  const errors = names.flatMap(name => {
    const message = questions.get(name) ?? issues.find(({ path }) => path[0] === name)?.message
    return message === undefined ? [] : [[name, message] as const]
  })
  if (parsed.success && errors.length === 0) return { values, data: parsed.data, errors: {} }
  return { values, data: undefined, errors: Object.fromEntries(errors) }
}
