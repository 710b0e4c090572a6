import { calls, type InhaltKopf } from '@rathausplatz/contract'
import { useEffect, useState } from 'react'
import { useSession } from '../frame/frame-data.ts'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import styles from './document.module.css'
import { type ChangedRun, type Run, runsOf, stillOfOthers, type Version } from './whose-changes.ts'

type Change = { readonly versions: readonly Version[]; readonly fields: readonly string[] }

/**
 * Says before publication what others have changed since the last one and is still theirs: it becomes public too, and
 * may not be meant for the public yet.
 */
export function OthersChanges({ of }: { of: InhaltKopf }) {
  const { vorname, nachname } = useSession()
  const me = `${vorname} ${nachname}`
  const [change, setChange] = useState<Change>()
  useEffect(() => {
    let isHere = true
    // Without an answer nothing is said; publication does not wait.
    changeOfOthers(of, me).then(
      found => isHere && setChange(found),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [of, me])
  return change ? <p className={styles.warning}>{changeInWords(change)}</p> : null
}

/** Returns what others have changed since the last publication and is still theirs; undefined if nothing is. */
export async function changeOfOthers(of: InhaltKopf, me: string): Promise<Change | undefined> {
  const { id, fassung, oeffentliche_fassung: shown } = of
  if (shown === null || fassung === shown) return undefined
  const params = { id }
  const { data } = await ask(calls.redaktionFassungen, { params, query: { anzahl: 100 } })
  const runs = runsOf(data.filter(({ nummer }) => nummer > shown))
  if (!runs.some(({ last }) => last.von.name !== me)) return undefined
  const between = async (von: number, bis: number) =>
    (await ask(calls.redaktionUnterschied, { params, query: { von, bis } })).felder
  const final = await between(shown, fassung)
  // After very many changes, nobody tells them apart by hand: then all of them are named.
  const withFields = async (run: Run): Promise<ChangedRun> => {
    const felder = runs.length > MOST_RUNS ? [] : await between(run.first - 1, run.last.nummer)
    return { ...run, felder }
  }
  const changed = await Promise.all(runs.map(withFields))
  const { runs: theirs, fields } = stillOfOthers(final, changed, me)
  return fields.length === 0 ? undefined : { versions: theirs.map(({ last }) => last).toReversed(), fields }
}

/** Most runs of revisions that are compared one by one. */
const MOST_RUNS = 20

const listOf = new Intl.ListFormat('de')
const MOST_NAMED = 4

/** `Damit wird auch öffentlich, was Tobias Kern seit der letzten Veröffentlichung geändert hat, zuletzt gestern, 09:10 Uhr: Einleitung.` */
export function changeInWords({ versions: [latest, ...earlier], fields }: Change, now = new Date()): string {
  if (!latest) return ''
  const who = [...new Set([latest, ...earlier].map(({ von }) => von.name))]
  const names = [...new Set(fields)]
  const more = names.length - MOST_NAMED
  const named = more > 1 ? [...names.slice(0, MOST_NAMED), `${more} weitere Felder`] : names
  const verb = who.length === 1 ? 'hat' : 'haben'
  return `Damit wird auch öffentlich, was ${listOf.format(who)} seit der letzten Veröffentlichung geändert ${verb}, zuletzt ${when(latest.geaendert_am, now)}: ${listOf.format(named)}. Fragen Sie nach, wenn Sie nicht wissen, ob das schon öffentlich sein darf.`
}
