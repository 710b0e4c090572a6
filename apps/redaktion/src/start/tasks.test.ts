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

test('An editor is offered the tasks for kinds they may write, the most frequent first', () => {
  expect(offered([kind('veranstaltung', 'schreiben'), kind('seite', 'schreiben', 'freigeben')])).toEqual([
    'Seite bearbeiten',
    'Veranstaltung anlegen',
  ])
})

test('A kind that may only be read gives no task', () => {
  expect(offered([kind('seite'), kind('aktuelles', 'freigeben')])).toEqual([])
  expect(mayWrite([kind('seite')], 'seite')).toBe(false)
})

test('Opening hours are offered to editors of offices or of the town', () => {
  expect(offered([kind('stadt', 'schreiben')])).toEqual(['Öffnungszeiten ändern'])
  expect(offered([kind('organisationseinheit', 'schreiben')])).toEqual(['Öffnungszeiten ändern'])
})

test('An account with only one area of work is offered that area', () => {
  expect(offered([], ['eingaenge-lesen'])).toEqual(['Eingänge lesen'])
  expect(offered([], ['termine-fuehren'])).toEqual(['Termin vergeben'])
  expect(offered([], ['rat-vorbereiten'])).toEqual(['Sitzung vorbereiten'])
})
