import { tel } from '../kontakt.ts'
import { terminLeicht } from '../leichte-sprache/termin.ts'
import { amtNebenan, aside, entry, type Seite } from '../seite.ts'

export const termineSeite: Seite = {
  pfad: '/rathaus/termine',
  pageLayout: 'default',
  title: 'Termin vereinbaren',
  description:
    'Termine im Bürgerbüro und im Standesamt online vereinbaren, verschieben und absagen, ohne Konto.',
  leichteSprache: terminLeicht,
  content: [
    entry('text', {
      einleitung:
        'Wählen Sie, worum es geht. Die nächste freie Zeit steht dabei; ein Konto brauchen Sie nicht.',
    }),
    entry('terminvereinbarung', {}),
    aside('text', {
      titel: 'Verschieben oder absagen',
      text: `<p>Das geht mit dem Link in Ihrer Bestätigung, bis der Termin beginnt. Haben Sie ihn nicht mehr, rufen Sie das Amt an und nennen Sie Ihre Terminnummer: Bürgerbüro ${tel('buergerbuero')}, Standesamt ${tel('standesamt')}.</p>`,
    }),
    ...amtNebenan('buergerbuero'),
  ],
}
