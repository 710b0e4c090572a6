import { Button } from '@rathausplatz/ui/form'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import side from '../document/document.module.css'
import { Dialog } from '../pieces/dialog.tsx'
import styles from './old-facts.module.css'
import { changeWords, isLikelyOld, type OldFacts, standingWords } from './old-facts.ts'
import { useOldFacts } from './use-old-facts.ts'

type OldFactsPanelProps = {
  id: string
  /** Changes when another version is saved or published. */
  standing: string
}

/** At the side of a record: what it says no more, and where other contents still say it. */
export function OldFactsPanel({ id, standing }: OldFactsPanelProps) {
  const { old, mended, isBusy, mend } = useOldFacts(id, standing)
  const [isAsked, setAsked] = useState(false)
  const done = useRef<HTMLParagraphElement>(null)
  // The button that was pressed goes with the last of them: whoever pressed it reads on at what became of it.
  useEffect(() => {
    if (old && document.activeElement === document.body) done.current?.focus()
  }, [old])
  const isLeft = old !== undefined && old.inhalte.length > 0
  if (!isLeft && mended.length === 0) return null
  const close = () => setAsked(false)
  return (
    <section aria-labelledby="alte-angaben">
      <h2 id="alte-angaben">Alte Angaben in anderen Texten</h2>
      {mended.length > 0 && (
        <>
          <p ref={done} tabIndex={-1}>
            Ersetzt und noch nicht veröffentlicht:
          </p>
          <ul role="list" className={side.gaps}>
            {mended.map(one => (
              <li key={one.id}>
                <Link to={screenOf(one)}>{one.titel}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {isLeft && (
        <>
          <ul role="list" className={side.gaps}>
            {old.angaben.map(change => (
              <li key={change.angabe + change.alt}>{changeWords(change)}.</li>
            ))}
          </ul>
          <p>{standingWords(old)}</p>
          <Button type="button" look="outline" onClick={() => setAsked(true)}>
            Ansehen und ersetzen
          </Button>
          <Dialog isOpen={isAsked} title="Alte Angaben in anderen Texten" size="wide" onClose={close}>
            <Choice
              old={old}
              onLead={close}
              isBusy={isBusy}
              onMend={ids => {
                close()
                void mend(ids)
              }}
            />
          </Dialog>
        </>
      )}
    </section>
  )
}

type ChoiceProps = {
  old: OldFacts
  isBusy: boolean
  onLead: () => void
  onMend: (ids: string[]) => void
}

/** Each content with its sentences. What a record states for itself may be right: that is for people to say. */
function Choice({ old: { angaben, inhalte, mehr }, isBusy, onLead, onMend }: ChoiceProps) {
  const [chosen, setChosen] = useState(() => new Set(inhalte.filter(isLikelyOld).map(({ id }) => id)))
  const turn = (id: string, isIn: boolean) =>
    setChosen(new Set(isIn ? [...chosen, id] : [...chosen].filter(one => one !== id)))
  const many = inhalte.filter(({ ersetzbar }) => ersetzbar)
  const ids = many.map(({ id }) => id).filter(id => chosen.has(id))
  return (
    <div className={styles.choice}>
      <p>
        {angaben.map(changeWords).join(', ')}.{' '}
        {many.length > 0
          ? 'Wo Sie einen Haken setzen, steht danach die neue Angabe, als Entwurf: Öffentlich wird sie dort, wenn Sie den Inhalt veröffentlichen.'
          : 'Bitte öffnen Sie die Inhalte und ändern Sie sie dort selbst.'}
      </p>
      <ul role="list" className={styles.contents}>
        {inhalte.map(({ id, art, titel, ersetzbar, stellen }) => (
          <li key={id}>
            <p className={styles.title}>
              {ersetzbar && (
                <input
                  type="checkbox"
                  aria-label={`In „${titel}“ ersetzen`}
                  checked={chosen.has(id)}
                  onChange={event => turn(id, event.target.checked)}
                />
              )}
              <Link to={screenOf({ art, id })} onClick={onLead}>
                {titel}
              </Link>
            </p>
            {stellen.map(({ feld, alt, satz, feldname, eigene }) => (
              <p key={feld + alt} className={styles.place}>
                <q>{satz}</q>{' '}
                <span>{eigene ? 'Dort eine eigene Angabe, vielleicht gilt sie noch' : feldname}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
      {mehr && <p>Es gibt noch mehr davon; sie stehen hier, wenn diese ersetzt sind.</p>}
      {many.length > 0 && (
        <Button
          type="button"
          aria-disabled={isBusy || ids.length === 0}
          onClick={() => ids.length > 0 && onMend(ids)}
        >
          {ids.length === 1 ? 'In einem Inhalt ersetzen' : `In ${ids.length} Inhalten ersetzen`}
        </Button>
      )}
    </div>
  )
}
