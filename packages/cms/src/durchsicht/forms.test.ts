import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { formFindings } from './forms.ts'
import { subjectOf } from './places.ts'

const asking = (...types: string[]) => [
  { titel: 'Angaben', felder: types.map(typ => ({ typ, name: typ, label: typ })) },
]
const mail = asking('textzeile', 'email')
const BOTH = ['formular-bestaetigung eingangsmail', 'formular-empfaenger empfaenger']
const [RECEIPT, OFFICE] = BOTH

test.each([
  [{ schritte: asking('textzeile') }, BOTH],
  [{ schritte: asking('textzeile'), eingangsmail: true }, BOTH],
  [{ schritte: asking('textzeile'), eingangsmail: false }, [OFFICE]],
  [{ schritte: mail }, [OFFICE]],
  [{ schritte: mail, empfaenger: '' }, [OFFICE]],
  [{ schritte: mail, adressen: [] }, [OFFICE]],
  [{ schritte: mail, adressen: [' '] }, [OFFICE]],
  [{ schritte: mail, amt_der_seite: true }, [OFFICE]],
  [{ schritte: mail, empfaenger: 'bauamt' }, []],
  [{ schritte: mail, adressen: ['bau@rebenau.example.org'] }, []],
  [{ schritte: asking('telefon'), empfaenger: 'bauamt' }, [RECEIPT]],
  [{ schritte: [...asking('datum'), ...mail], empfaenger: 'bauamt' }, []],
  [{ empfaenger: 'bauamt' }, []],
  [{ schritte: 'keine', empfaenger: 'bauamt' }, []],
])('P6: of the form %j the editor is told %j', (data, rules) => {
  expect(
    formFindings(subjectOf(records.formular, data)).map(({ regel, feld }) => `${regel} ${feld}`),
  ).toEqual(rules)
})

test('P6: other kinds have no such findings', () => {
  expect(formFindings(subjectOf(records.seite, { title: 'x' }))).toEqual([])
})
