import { records, type Weiterleitung } from '@rathausplatz/contract/records'
import * as z from 'zod'
import { siteAddress } from '../site-path.ts'
import { type Issue, type PublicOthers, redirectKey } from '../store/index.ts'
import { caselessTags } from './caseless.ts'
import { defineCollection } from './define-collection.ts'
import { recordPaths } from './record-paths.ts'
import { isPageOfTheSite, isReserved } from './reserved.ts'
import { schemaForm } from './schema-form.ts'

export const weiterleitungKey = redirectKey

export const weiterleitung = defineCollection(records.weiterleitung, {
  rules: () =>
    records.weiterleitung.schema
      .extend({ von: records.weiterleitung.schema.shape.von.transform(ownAddress) })
      .check(({ value, issues }) => {
        const [path] = value.von.split('?', 1)
        if (path !== value.nach.split(/[?#]/, 1)[0]) return
        const message = 'Diese Weiterleitung würde im Kreis führen.'
        issues.push({ code: 'custom', path: ['nach'], message, input: value.nach })
      }),
  // `form` changed with the tags, so that older rows get theirs.
  form: `${schemaForm(records.weiterleitung.list, records.weiterleitung.schema)}-klein`,
  key: ({ von }) => weiterleitungKey(von),
  tags: ({ von }) => caselessTags(von),
  besideOthers,
})

/** Returns an address of this site in its canonical spelling. */
function ownAddress(text: string, context: z.RefinementCtx<string>): string {
  const address = text.startsWith('/') ? siteAddress(text) : undefined
  if (address !== undefined && address !== '/' && !isReserved(address)) return address
  context.addIssue(
    address === undefined
      ? 'Bitte eine Adresse dieser Website angeben, zum Beispiel /muell oder /index.php?id=12'
      : `Unter ${address} antwortet die Website selbst. Diese Adresse kann nicht weiterleiten.`,
  )
  return z.NEVER
}

/** `Unter /rathaus steht schon die Seite „Rathaus“.` */
function takenBy(kind: string, path: string, data: unknown): string {
  const title = Object.values(records).find(record => record.kind === kind)?.title
  const named = typeof data === 'object' && data !== null ? Object.entries(data) : []
  const called: unknown = named.find(([name]) => name === title)?.[1]
  return typeof called === 'string' && called !== ''
    ? `Unter ${path} steht schon die Seite „${called}“.`
    : `Unter ${path} steht schon eine Seite.`
}

/** Refuses redirects that hide a page, and chains of redirects. */
async function besideOthers({ von, nach }: Weiterleitung, others: PublicOthers): Promise<readonly Issue[]> {
  const [path = ''] = von.split('?', 1)
  if (isPageOfTheSite(path)) {
    const message = `Unter ${path} antwortet die Website selbst. Bitte eine andere Adresse angeben.`
    return [{ path: 'von', message }]
  }
  for (const kind of ['seite', ...recordPaths.keys()]) {
    const here = await others.byKey(kind, path)
    if (here) return [{ path: 'von', message: takenBy(kind, path, here) }]
  }
  const next = (await others.byKey('weiterleitung', weiterleitungKey(siteAddress(nach) ?? ''))) as
    | Weiterleitung
    | undefined
  if (next && path === next.nach.split(/[?#]/, 1)[0]) {
    const message = `Diese Weiterleitung würde im Kreis führen: Von ${next.von} geht es schon hierher.`
    return [{ path: 'nach', message }]
  }
  if (next) {
    const message = `Von dort geht es gleich weiter. Bitte das letzte Ziel angeben: ${next.nach}`
    return [{ path: 'nach', message }]
  }
  const before = await others.linkingTo(von, 'weiterleitung')
  if (before.length === 0) return []
  const message = `Hierher führt schon eine andere Weiterleitung: ${before.map(key => key.slice('von:'.length)).join(', ')}`
  return [{ path: 'von', message }]
}
