import { gefragt, pruefe } from '@rathausplatz/contract/formular'
import { askOnce } from '../forms/asked-mail.ts'
import type { Pages } from './form.ts'
import type { Begun, Turned } from './take-step.ts'

/** Questions about addresses that are probably mistyped, by the name of their field. */
export function doubtsOfMails(
  pages: Pages,
  { eingaben, asked = '' }: Begun,
  heute: string,
): Readonly<Record<string, string>> {
  const shown = gefragt(pages, eingaben, heute)
  const doubts = pages.schritte
    .flatMap(({ felder }) => felder)
    .flatMap(({ name, typ }) => {
      const text = eingaben[name]
      if (typ !== 'email' || typeof text !== 'string' || !shown.has(name)) return []
      const { question } = askOnce(text, asked)
      return question === undefined ? [] : [[name, question] as const]
    })
  return Object.fromEntries(doubts)
}

/** Notes the addresses that the page asks about now, so that it asks each of them once. */
export function withAsked(next: Turned, doubts: Readonly<Record<string, string>>): Turned {
  const { begun, fehler } = next
  const asked = Object.keys(doubts)
    .filter(name => fehler[name] === doubts[name])
    .reduce((before, name) => {
      const text = begun.eingaben[name]
      return askOnce(typeof text === 'string' ? text : '', before).asked
    }, begun.asked ?? '')
  return { ...next, begun: { ...begun, asked: asked || undefined } }
}

/** Returns the address to which the CMS sends the confirmation: the first one in the form. */
export function addressIn(pages: Pages, eingaben: Begun['eingaben'], heute: string): string {
  const judged = pruefe(pages, eingaben, { heute })
  const fields = pages.schritte.flatMap(({ felder }) => felder)
  const given = fields.flatMap(({ typ, name }) => (typ === 'email' && judged.ok ? [judged.werte[name]] : []))
  const first = given.find(one => one !== undefined)
  return typeof first === 'string' ? first : ''
}
