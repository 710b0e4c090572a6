import { calls, type InhaltKopf } from '@rathausplatz/contract'
import { type PageTheme, pageThemeLabels } from '@rathausplatz/contract/sections'
import { type ComponentProps, useEffect, useState } from 'react'
import { type Row, rowsOf } from '../contents/row.ts'
import { AskedTwice } from '../pieces/asked-twice.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import styles from './document.module.css'

type Daten = Readonly<Record<string, unknown>>

/** True for a notice that appears black on yellow above every page. */
export const isEmergency = (art: string, daten: Daten): boolean =>
  art === 'hinweis' && daten['stufe'] === 'notfall'

/**
 * Returns the documents that would be an emergency on the website. Loads the notices, because a row of a list
 * does not contain their level.
 */
export async function emergenciesAmong<Of extends Pick<InhaltKopf, 'id' | 'art'>>(
  documents: readonly Of[],
): Promise<readonly (Of & { readonly daten: Daten })[]> {
  const notices = documents.filter(({ art }) => art === 'hinweis')
  const drafts = await Promise.all(
    notices.map(async notice => {
      const { daten } = await ask(calls.redaktionInhalt, { params: { id: notice.id } })
      return Object.assign({}, notice, { daten })
    }),
  )
  return drafts.filter(({ daten }) => isEmergency('hinweis', daten))
}

/** Returns where an emergency appears: everywhere, in one house, or only below one page. */
export function reachOf({ wo, seite }: Daten): string {
  const house = typeof wo === 'string' && wo !== 'default' && Object.hasOwn(pageThemeLabels, wo)
  const page = typeof seite === 'string' && seite !== '' ? seite : undefined
  if (page) return `Er steht schwarz auf gelb über der Seite ${page} und denen darunter, sonst nirgends.`
  if (house)
    return `Er steht schwarz auf gelb über den Seiten „${pageThemeLabels[wo as PageTheme]}“. Auf allen anderen Seiten der Stadt steht er nicht.`
  return 'Er steht schwarz auf gelb über allem: auf jeder Seite der Stadt und aller Häuser, in der Suche, im Intranet, im Rat und auf Fehlerseiten.'
}

/** True for a notice whose corrections and end are mailed too. */
export const isFollowedByMail = (art: string, daten: Daten): boolean =>
  isEmergency(art, daten) || (art === 'hinweis' && daten['stufe'] === 'dringend')

/** Returns who gets a notice by mail, at its beginning, its changes and its end. */
export function mailReachOf({ wo, stufe }: Daten): string {
  const house = typeof wo === 'string' && wo !== 'default' && Object.hasOwn(pageThemeLabels, wo)
  const who = house
    ? `Wer alle eiligen Hinweise bestellt hat, oder die für „${pageThemeLabels[wo as PageTheme]}“,`
    : 'Wer alle eiligen Hinweise bestellt hat, oder die für die ganze Stadt,'
  return `${who} bekommt sofort eine E-Mail. Auch über jede Änderung und das Ende ${stufe === 'dringend' ? 'des Hinweises' : 'des Notfalls'} kommt eine E-Mail.`
}

/** Says who gets a notice by mail, and what a planned end does: a time that passes is no all-clear. */
export const MailNote = ({ daten, hasEnd = false }: { daten: Daten; hasEnd?: boolean }) => (
  <>
    <p>{mailReachOf(daten)}</p>
    {hasEnd && (
      <p>
        Beim eingestellten Ende verschwindet er von selbst, und die E-Mail dazu heißt „Hinweis abgelaufen“.
        Eine Entwarnung ist das nicht. Soll er gelten, bis jemand ihn abschaltet, wählen Sie „Ohne Ende“.
      </p>
    )}
  </>
)

type EmergencyQuestionProps = Omit<ComponentProps<typeof AskedTwice>, 'first' | 'sure'>

/** The button that publishes an emergency, with a second confirmation. */
export const EmergencyQuestion = (question: EmergencyQuestionProps) => (
  <AskedTwice first="Notfall veröffentlichen …" sure="Ja, den Notfall veröffentlichen" {...question} />
)

type EmergencyNoteProps = {
  /** Id of this emergency, which does not count as the last one. */
  id: string
  daten: Daten
  /** Names the emergency if it is one of several documents. */
  lead?: string | undefined
  /** True if it ends by itself. */
  hasEnd?: boolean
}

/** Says where an emergency appears and when the last one was, before the second press. */
export function EmergencyNote({
  id,
  daten,
  lead = 'Das ist ein Notfall.',
  hasEnd = false,
}: EmergencyNoteProps) {
  const last = useLastEmergency(id)
  return (
    <div role="alert" className={styles.warning}>
      <p>
        <strong>{lead}</strong> {reachOf(daten)} Offene Seiten zeigen ihn binnen einer Minute. Nehmen Sie ihn
        nur bei Gefahr für Leib und Leben.
      </p>
      <MailNote daten={daten} hasEnd={hasEnd} />
      {last !== undefined && (
        <p>
          {last === null
            ? 'Einen anderen Notfall hat die Stadt hier noch nicht herausgegeben.'
            : `Zuletzt gab es einen Notfall ${when(last.geaendert_am)}: „${last.titel}“.`}
        </p>
      )}
    </div>
  )
}

/** Returns the last other emergency; null if there was none, undefined until it is loaded. */
function useLastEmergency(id: string): Row | null | undefined {
  const [last, setLast] = useState<Row | null>()
  useEffect(() => {
    let isHere = true
    const query = {
      art: 'hinweis',
      filter: 'stufe:notfall',
      sortierung: 'geaendert:desc',
      pro_seite: 5,
    } as const
    void rowsOf(query)
      .then(rows => isHere && setLast(rows.find(row => row.id !== id) ?? null))
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [id])
  return last
}
