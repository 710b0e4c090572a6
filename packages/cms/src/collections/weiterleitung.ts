import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { siteAddress } from '../site-path.ts'
import type { Issue, PublicOthers } from '../store/index.ts'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { RecordKind } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { isReserved } from './reserved.ts'
import { schemaForm } from './schema-form.ts'

const von = z
  .string()
  .max(1_000)
  .transform((text, context) => {
    const address = text.trim().startsWith('/') ? siteAddress(text.trim()) : undefined
    if (address !== undefined && address !== '/' && !isReserved(address)) return address
    context.addIssue(
      address === undefined
        ? 'Bitte eine Adresse dieser Website angeben, zum Beispiel /muell oder /index.php?id=12'
        : 'Diese Adresse ist vergeben und kann nicht weiterleiten.',
    )
    return z.NEVER
  })
  .meta({ title: 'Alte oder kurze Adresse', editor: 'zeile' })

const weiterleitungSchema = z
  .object({
    von,
    nach: field
      .link({ label: 'Ziel', help: 'Eine Seite dieser Website.' })
      .refine(
        to => to.startsWith('/'),
        'Bitte eine Seite dieser Website angeben, zum Beispiel /leben/abfall',
      ),
    status: z
      .literal([301, 302])
      .default(301)
      .meta({ title: 'Art', description: '301 auf Dauer, 302 vorübergehend', editor: 'auswahl' }),
  })
  .check(({ value, issues }) => {
    const [path] = value.von.split('?', 1)
    if (path !== value.nach.split(/[?#]/, 1)[0]) return
    const message = 'Diese Weiterleitung würde im Kreis führen.'
    issues.push({ code: 'custom', path: ['nach'], message, input: value.nach })
  })

/** An address of the old website, or a short one for posters, and the page that it stands for. */
export type Weiterleitung = z.output<typeof weiterleitungSchema>

/** No path for the store: nobody's page stands there, and a corrected address leaves nothing behind. */
export const weiterleitungKey = (von: string) => `von:${von}`

export const weiterleitung: RecordKind<Weiterleitung> = {
  kind: 'weiterleitung',
  label: 'Weiterleitung',
  form: schemaForm(weiterleitungSchema),
  parse: data => parseWith(weiterleitungSchema, plainData(data)),
  key: ({ von }) => weiterleitungKey(von),
  columns: ({ von }) => ({ title: von, datum_von: null, sortierung: null, tags: [] }),
  references: data => linksOf(weiterleitungSchema, data),
  besideOthers,
}

/** It hides no page, and nobody is sent on twice. */
async function besideOthers({ von, nach }: Weiterleitung, others: PublicOthers): Promise<readonly Issue[]> {
  const [path = ''] = von.split('?', 1)
  const here = await Promise.all(['seite', ...Object.keys(recordPaths)].map(kind => others.byKey(kind, path)))
  if (here.some(Boolean)) return [{ path: 'von', message: 'Unter dieser Adresse steht schon eine Seite.' }]
  const next = (await others.byKey('weiterleitung', weiterleitungKey(siteAddress(nach) ?? ''))) as
    | Weiterleitung
    | undefined
  if (next) {
    const message = `Von dort geht es gleich weiter. Bitte das letzte Ziel angeben: ${next.nach}`
    return [{ path: 'nach', message }]
  }
  const before = await others.linkingTo(von, 'weiterleitung')
  if (before.length === 0) return []
  const message = `Hierher führt schon eine andere Weiterleitung: ${before.map(key => key.slice('von:'.length)).join(', ')}`
  return [{ path: 'von', message }]
}
