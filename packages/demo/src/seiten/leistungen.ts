import { tel } from '../kontakt.ts'
import { amtNebenan, aside, entry, type Seite } from '../seite.ts'

export const leistungenSeite: Seite = {
  pfad: '/rathaus/leistungen',
  pageLayout: 'default',
  title: 'Leistungen von A bis Z',
  breadcrumbTitle: 'Leistungen',
  description:
    'Was Sie bei der Stadt Rebenau erledigen können: Unterlagen, Gebühren, Fristen und wer zuständig ist.',
  // If a first letter or a search has a single service, the page redirects to that service.
  apiCalls: [{ name: 'leistungen', options: { redirectOnSingleEntry: true } }],
  content: [
    entry('leistungen', {}),
    aside('text', {
      titel: 'Nach Lebenslagen',
      text: '<p>Umzug, Geburt, Hausbau: Hier steht zusammen, was zusammengehört.</p>',
      link: '/rathaus/lebenslagen',
      linktext: 'Zu den Lebenslagen',
    }),
    aside('text', {
      titel: 'Nicht gefunden?',
      text: `<p>Rufen Sie an unter ${tel('zentrale')}. Wir sagen Ihnen, wer zuständig ist, auch wenn es nicht die Stadt ist.</p>`,
    }),
  ],
}

export const lebenslagenSeite: Seite = {
  pfad: '/rathaus/lebenslagen',
  pageLayout: 'default',
  title: 'Lebenslagen',
  description:
    'Umzug, Geburt, Bauen, Pflege: alles, was die Stadt Rebenau dafür tut, nach Lebenslagen geordnet.',
  content: [
    entry('text', {
      einleitung: 'Was ist gerade los bei Ihnen? Hier steht zusammen, was Sie dafür im Rathaus erledigen.',
    }),
    entry('lebenslagen', {}),
    ...amtNebenan('rathaus'),
  ],
}
