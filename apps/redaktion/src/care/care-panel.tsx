import { formatDate, formatTime } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { mayDo } from '../document/open-document.ts'
import type { DocumentWork } from '../document/use-open-document.ts'
import { useNextRow } from '../list/use-next-row.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { when } from '../pieces/when.ts'
import styles from './care.module.css'
import { ownerWords, reviewWords } from './care.ts'
import { CareDialog } from './care-dialog.tsx'
import { useCare } from './use-care.ts'

type CarePanelProps = { work: DocumentWork; onPublish: () => void }

/** Panel of a document: who is responsible, when it is due for review, how long it is public. */
export function CarePanel({ work: { inhalt, kind, daten }, onPublish }: CarePanelProps) {
  const [isAsked, setAsked] = useState(false)
  const steps = useNextRow<HTMLDivElement>()
  const standing = inhalt
    ? `${inhalt.status} ${inhalt.fassung} ${inhalt.geaendert_am} ${inhalt.gueltig_bis}`
    : ''
  const { care, failure, load, change, stillRight } = useCare(inhalt?.id ?? '', standing)
  if (!inhalt) return null
  const mayChange = mayDo(inhalt, 'schreiben')
  const close = () => setAsked(false)
  return (
    <section aria-labelledby="pflege">
      <h2 id="pflege">Pflege</h2>
      {failure && (
        <div role="alert" className={styles.trouble}>
          <p>{failure}</p>
          <button type="button" className={styles.plain} onClick={() => void load()}>
            Noch einmal versuchen
          </button>
        </div>
      )}
      {!care && !failure && <p role="status">Wird geladen …</p>}
      {care && (
        <dl className={styles.facts}>
          <dt>Verantwortlich</dt>
          <dd>{ownerWords(care.verantwortlich)}</dd>
          <dt>Wieder ansehen</dt>
          <dd data-due={care.wiedervorlage.faellig || undefined}>{reviewWords(care.wiedervorlage)}</dd>
          {care.noch_richtig && (
            <>
              <dt>Zuletzt durchgesehen</dt>
              <dd>
                {when(care.noch_richtig.am)} von {care.noch_richtig.von.name}
              </dd>
            </>
          )}
          <dt>Zeitraum</dt>
          <dd>{termWords(inhalt)}</dd>
          {kind.art === 'seite' && (
            <>
              <dt>Leichte Sprache</dt>
              <dd>{daten['leichteSprache'] ? 'eigene Fassung' : 'noch keine Fassung'}</dd>
            </>
          )}
        </dl>
      )}
      {care && mayChange && (
        <div className={styles.steps} {...steps}>
          {care.wiedervorlage.faellig && (
            <Button type="button" look="outline" onClick={() => void stillRight()}>
              <DeskIcon drawing={Check} /> Noch richtig
            </Button>
          )}
          <button type="button" className={styles.plain} onClick={() => setAsked(true)}>
            Verantwortliche oder Termin ändern
          </button>
          {mayDo(inhalt, 'freigeben') && (
            <button type="button" className={styles.plain} onClick={onPublish}>
              Zeitraum ändern
            </button>
          )}
        </div>
      )}
      <CareDialog
        isOpen={isAsked}
        title="Wer kümmert sich, und wann?"
        onClose={close}
        now={care && { id: inhalt.id, care }}
        onSave={change}
      />
    </section>
  )
}

type Window = { readonly gueltig_von: string | null; readonly gueltig_bis: string | null }

/** Returns the publication period in words. */
function termWords({ gueltig_von, gueltig_bis }: Window): string {
  const said = (moment: string) => `${formatDate(moment)}, ${formatTime(moment)}`
  const from = gueltig_von ? `ab ${said(gueltig_von)}` : 'ab der Veröffentlichung'
  return gueltig_bis ? `${from}, bis ${said(gueltig_bis)}` : `${from}, ohne Ende`
}
