import { doubtOfEmail, readEmail } from '@rathausplatz/contract/typed'
import { textIn } from '../answers/text-in.ts'
import { askedName, MOST_ASKED } from './asked-mail-name.ts'

type Asked = {
  /** The question, where the visitor was not asked about this address before. */
  readonly question: string | undefined
  /** Value of the hidden field when the form is shown again. */
  readonly asked: string
}

/**
 * Asks once about an address that is probably mistyped: the same address, sent again, is taken. `before`: the
 * addresses that were asked about, separated by spaces.
 */
export function askOnce(text: string, before: string): Asked {
  const question = doubtOfEmail(text)
  const read = readEmail(text)
  if (question === undefined || !read.ok) return { question, asked: before }
  if (before.split(' ').includes(read.value)) return { question: undefined, asked: before }
  return { question, asked: `${before} ${read.value}`.trim().slice(-MOST_ASKED) }
}

/** Asks about an address in a form whose page has the hidden field. */
export const askInForm = (form: FormData, name: string): Asked =>
  form.has(askedName(name))
    ? askOnce(textIn(form, name), textIn(form, askedName(name)).slice(0, MOST_ASKED))
    : { question: undefined, asked: '' }

/** Returns the values of a page that shows no errors, such as after a photo was removed: it has not asked. */
export const withoutQuestion = (
  form: FormData,
  values: Readonly<Record<string, string>>,
  name = 'email',
) => ({
  ...values,
  [askedName(name)]: textIn(form, askedName(name)).slice(0, MOST_ASKED),
})
