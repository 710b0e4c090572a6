import type { Examples } from '../template.ts'
import type { zeitplan } from './schema.ts'

export const examples = {
  standard: {
    context: {
      titel: 'Ein Schultag',
      zeilen: [
        { beginn: '07:00', ende: '08:00', titel: 'Frühbetreuung', text: 'Mit Frühstück und Spielen.' },
        { beginn: '08:00', ende: '09:35', titel: 'Erste und zweite Stunde' },
        { beginn: '09:35', ende: '10:00', titel: 'Große Pause', pause: true },
        { beginn: '10:00', ende: '12:15', titel: 'Dritte bis fünfte Stunde' },
        { beginn: '12:15', ende: '13:45', titel: 'Mittagessen und Hofzeit', pause: true },
        { beginn: '13:45', ende: '15:30', titel: 'Ganztag', text: 'Lernzeit, Werkstatt, Chor oder Garten.' },
      ],
      text: '<p>Mittwochs endet der Ganztag um 13:45\u00a0Uhr.</p>',
    },
  },
  ohneEnde: {
    context: {
      titel: 'Martinsumzug',
      zeilen: [
        { beginn: '17:00', titel: 'Treffpunkt am Brunnen' },
        { beginn: '17:30', titel: 'Abmarsch' },
      ],
    },
  },
  langeWoerter: {
    context: {
      titel: 'Hochwasserschutzübungsablaufplan',
      zeilen: [
        {
          beginn: '08:00',
          ende: '12:00',
          titel: 'Hochwasserrückhaltebeckenbesichtigung',
          text: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        },
      ],
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Plan"',
      zeilen: [
        {
          beginn: '00:00',
          ende: '23:59',
          titel: '"><img src=x onerror=alert(1)>',
          text: '<b>fett?</b>\nneue Zeile',
        },
      ],
      text: '<p>&lt;script&gt; bleibt Text.</p>',
    },
  },
} satisfies Examples<typeof zeitplan>
