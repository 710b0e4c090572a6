import { Button } from '@rathausplatz/ui/form'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import side from '../document/document.module.css'
import styles from './old-facts.module.css'
import {
  changeWords,
  isLikelyOld,
  keepersWords,
  type OldFacts,
  placeNotes,
  type Saying,
} from './old-facts.ts'
import { WithValues } from './with-values.tsx'

type OldFactsChoiceProps = {
  old: OldFacts
  isBusy: boolean
  onLead: () => void
  onMend: (ids: string[]) => void
  /** It is right there as it is. */
  onKeep: (contents: readonly Saying[]) => void
}

/** Each content with its sentences. What somebody else still has, or a record states for itself, is for people to judge. */
export function OldFactsChoice({
  old: { angaben, inhalte, mehr },
  isBusy,
  onLead,
  onMend,
  onKeep,
}: OldFactsChoiceProps) {
  const [chosen, setChosen] = useState(
    () => new Set(inhalte.filter(one => isLikelyOld(one, angaben)).map(({ id }) => id)),
  )
  const turn = (id: string, isIn: boolean) =>
    setChosen(new Set(isIn ? [...chosen, id] : [...chosen].filter(one => one !== id)))
  const many = inhalte.filter(({ ersetzbar }) => ersetzbar)
  const ids = many.map(({ id }) => id).filter(id => chosen.has(id))
  const isAll = ids.length === many.length
  const keepable = inhalte.filter(({ schreibbar }) => schreibbar)
  const begin = useRef<HTMLUListElement>(null)
  // The button that was pressed goes with its content: whoever pressed it reads on with the rest.
  useEffect(() => {
    if (inhalte.length > 0 && document.activeElement === document.body) begin.current?.focus()
  }, [inhalte.length])
  return (
    <div className={styles.choice}>
      <ul role="list" className={styles.changes} ref={begin} tabIndex={-1} aria-label="Was sich geändert hat">
        {angaben.map(change => (
          <li key={change.angabe + change.alt}>
            <WithValues
              text={`${changeWords(change)} ${keepersWords(change)}`}
              values={[change.alt, change.neu ?? '']}
            />
          </li>
        ))}
      </ul>
      <p>
        {many.length > 0
          ? 'Wo Sie einen Haken setzen, wird die neue Angabe als Entwurf eingesetzt. Auf der Website ändert sich dort erst etwas, wenn der Inhalt veröffentlicht wird.'
          : 'Bitte öffnen Sie die Inhalte und ändern Sie sie dort selbst.'}{' '}
        Gefunden wird nur, was wörtlich dasteht, und Beträge nur, wo auch steht, wofür; sehen Sie Tabellen
        bitte selbst durch.
      </p>
      {many.length > 1 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => setChosen(new Set(isAll ? [] : many.map(({ id }) => id)))}
          />
          Alle auswählen
        </label>
      )}
      <ul role="list" className={styles.contents}>
        {inhalte.map(one => (
          <li key={one.id}>
            <p className={styles.title}>
              {one.ersetzbar && (
                <input
                  type="checkbox"
                  aria-label={`In „${one.titel}“ einsetzen`}
                  checked={chosen.has(one.id)}
                  onChange={event => turn(one.id, event.target.checked)}
                />
              )}
              <Link to={screenOf(one)} onClick={onLead}>
                {one.titel}
              </Link>
            </p>
            {one.stellen.map(stelle => (
              <p key={stelle.feld + stelle.alt} className={styles.place}>
                <q>
                  <WithValues text={stelle.satz} values={[stelle.wortlaut]} isMarked />
                </q>
                {placeNotes(stelle, angaben, one.ersetzbar).map(note => (
                  <span key={note} className={styles.note}>
                    {note}
                  </span>
                ))}
              </p>
            ))}
            {one.schreibbar && (
              <button
                type="button"
                className={styles.keep}
                aria-label={`Das bleibt so in „${one.titel}“`}
                aria-disabled={isBusy}
                onClick={() => !isBusy && onKeep([one])}
              >
                Das bleibt so
              </button>
            )}
          </li>
        ))}
      </ul>
      {mehr && <p>Es gibt noch mehr davon; sie stehen hier, wenn diese erledigt sind.</p>}
      <div className={side.choices}>
        {many.length > 0 && (
          <Button
            type="button"
            aria-disabled={isBusy || ids.length === 0}
            onClick={() => !isBusy && ids.length > 0 && onMend(ids)}
          >
            {mendWords(ids.length)}
          </Button>
        )}
        {keepable.length > 1 && (
          <Button
            type="button"
            look="outline"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onKeep(keepable)}
          >
            Das bleibt überall so
          </Button>
        )}
      </div>
    </div>
  )
}

const mendWords = (count: number): string => {
  if (count === 0) return 'Als Entwurf einsetzen'
  return count === 1 ? 'In einem Inhalt als Entwurf einsetzen' : `In ${count} Inhalten als Entwurf einsetzen`
}
