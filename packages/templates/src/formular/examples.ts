import type { Examples } from '../template.ts'
import type { FormularData } from './load.ts'
import type { formular } from './schema.ts'

const veranstaltung: FormularData = {
  titel: 'Veranstaltung melden',
  einleitung: 'Ihr Termin für den Veranstaltungskalender der Stadt. Sie brauchen dafür nur Ort und Zeit.',
  href: '/formulare/veranstaltung-melden',
  fragen: 14,
  offen: true,
}

export const examples = {
  standard: { context: { formular: 'veranstaltung-melden' }, data: veranstaltung },
  eigeneWorte: {
    context: { formular: 'veranstaltung-melden', titel: 'Sie feiern etwas?', linktext: 'Termin eintragen' },
    data: { ...veranstaltung, einleitung: '' },
  },
  einSchritt: {
    context: { formular: 'kontakt' },
    data: { ...veranstaltung, titel: 'Kontakt', fragen: 1 },
  },
  geschlossen: { context: { formular: 'veranstaltung-melden' }, data: { ...veranstaltung, offen: false } },
  langeWoerter: {
    context: { formular: 'veranstaltung-melden', titel: 'Hochwasserrückhaltebeckenbesichtigungsanmeldung' },
    data: veranstaltung,
  },
  raueEingaben: {
    context: { formular: 'x', titel: '<script>alert(1)</script>', linktext: '<b>Los</b> & "weiter"' },
    data: { ...veranstaltung, einleitung: '<img src=x onerror=alert(1)>' },
  },
} satisfies Examples<typeof formular, FormularData>
