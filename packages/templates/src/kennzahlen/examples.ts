import type { Examples } from '../template.ts'
import type { kennzahlen } from './schema.ts'

export const examples = {
  standard: {
    context: {
      titel: 'Rebenau in Zahlen',
      einleitung: 'Stand am 31.\u00a0Dezember des letzten Jahres.',
      zahlen: [
        { wert: '9.412', text: 'Menschen leben in drei Orten' },
        { wert: '34', einheit: 'km²', text: 'misst die Gemarkung, ein Drittel davon ist Wald' },
        { wert: '212', einheit: 'ha', text: 'Reben bewirtschaften zwölf Betriebe' },
        { wert: '118–231', einheit: 'm', text: 'über dem Meer, vom Altrhein bis zum Steinberg' },
      ],
      quelle: 'Quelle: Einwohnermeldeamt und Vermessungsamt',
    },
  },
  zwei: {
    context: {
      zahlen: [
        { wert: '6', text: 'Solardächer der Stadt' },
        { wert: '324.000', einheit: 'kWh', text: 'Strom im Jahr' },
      ],
    },
  },
  langeWoerter: {
    context: {
      titel: 'Grundstücksverkehrsgenehmigungen',
      zahlen: [
        {
          wert: '1.234.567.890.123',
          einheit: 'Kilowattstundenäquivalente',
          text: 'Hochwasserrückhaltebeckenfassungsvermögen',
        },
      ],
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script>',
      einleitung: '"><img src=x onerror=alert(1)>',
      zahlen: [{ wert: '<b>1</b>', einheit: '& "m"', text: '{{7*7}} ÄÖÜ' }],
      quelle: '<i>Quelle</i>',
    },
  },
} satisfies Examples<typeof kennzahlen>
