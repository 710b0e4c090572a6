import { expect, test } from 'vitest'
import type { Kind } from '../kinds/kinds.ts'
import { mayWrite, tasksFor } from './tasks.ts'

const kind = (art: string, ...rechte: Kind['rechte']): Kind => ({
  art,
  label: { one: art, many: art },
  titelfeld: 'titel',
  schluesselfeld: 'slug',
  unter: null,
  einzeln: false,
  liste: {},
  felder: [],
  rechte,
})

const offered = (kinds: readonly Kind[], rights: readonly string[] = []) =>
  tasksFor(kinds, rights).map(({ label }) => label)

test('Somebody is offered what they may write, in the order of what is done most', () => {
  expect(offered([kind('veranstaltung', 'schreiben'), kind('seite', 'schreiben', 'freigeben')])).toEqual([
    'Seite bearbeiten',
    'Veranstaltung anlegen',
  ])
})

test('What somebody may only look at is no task', () => {
  expect(offered([kind('seite'), kind('aktuelles', 'freigeben')])).toEqual([])
  expect(mayWrite([kind('seite')], 'seite')).toBe(false)
})

test('Opening hours are changed by who keeps houses, or the town', () => {
  expect(offered([kind('stadt', 'schreiben')])).toEqual(['Öffnungszeiten ändern'])
  expect(offered([kind('organisationseinheit', 'schreiben')])).toEqual(['Öffnungszeiten ändern'])
})

test('Who only reads messages is led to them, and who only gives appointments to those', () => {
  expect(offered([], ['eingaenge-lesen'])).toEqual(['Eingänge lesen'])
  expect(offered([], ['termine-fuehren'])).toEqual(['Termin vergeben'])
})
