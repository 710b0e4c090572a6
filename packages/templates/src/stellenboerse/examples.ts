import type { Examples } from '../template.ts'
import type { StellenboerseData } from './load.ts'
import type { stellenboerse } from './schema.ts'

const context = {
  anbieter: 'Bewerberportal Oberrhein GmbH, Musterstadt',
  link: 'https://rebenau.bewerberportal.example/stellen',
}
const data: StellenboerseData = { host: 'rebenau.bewerberportal.example', darfEingebettetWerden: true }

export const examples = {
  standard: { context, data },
  nurLink: { context, data: { ...data, darfEingebettetWerden: false } },
  ohneTitel: { context: { ...context, titel: '', text: '' }, data },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Portal"',
      text: '<p>&lt;iframe src=javascript:alert(1)&gt;</p>',
      anbieter: '"><img src=x onerror=alert(1)>',
      link: 'https://rebenau.bewerberportal.example/?a=%22%3E%3Cscript%3E&b=1',
      linktext: '<i>Öffnen</i> & "weiter"',
    },
    data,
  },
} satisfies Examples<typeof stellenboerse, StellenboerseData>
