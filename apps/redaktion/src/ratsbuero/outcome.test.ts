import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const votes = { ja: 8, nein: 1, enthaltungen: 2 }

test.each([
  [{}, 'noch nichts eingetragen'],
  [{ beschluss: '' }, 'noch nichts eingetragen'],
  [{ text: 'Bitte Unterlagen mitbringen.' }, 'noch nichts eingetragen'],
  [{ ergebnis: 'angenommen' }, 'beschlossen'],
  [{ ergebnis: 'angenommen', abstimmung: votes }, 'beschlossen, 8 Ja, 1 Nein, 2 Enthaltungen'],
  [{ ergebnis: 'angenommen', text: 'Ergebnis: geändert beschlossen' }, 'beschlossen'],
  [{ abstimmung: votes }, '8 Ja, 1 Nein, 2 Enthaltungen'],
  [{ abstimmung: votes, beschluss: 'Der Ausschuss stimmt zu.' }, '8 Ja, 1 Nein, 2 Enthaltungen'],
  [{ abstimmung: { ja: 1, nein: 0, enthaltungen: 1 } }, '1 Ja, 0 Nein, 1 Enthaltung'],
  [{ beschluss: 'Der Ausschuss stimmt zu.' }, 'Beschluss im Wortlaut, Ergebnis fehlt noch'],
  [{ text: 'Ergebnis: an den Gemeinderat verwiesen' }, 'an den Gemeinderat verwiesen'],
  [{ text: 'Ergebnis: Ja: 11', abstimmung: votes }, 'Ja: 11, 8 Ja, 1 Nein, 2 Enthaltungen'],
])('C2: the office shows the result of %j', (item, words) => expect(outcomeOf(item)).toBe(words))
