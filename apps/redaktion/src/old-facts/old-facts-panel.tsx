import { Button } from '@rathausplatz/ui/form'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import side from '../document/document.module.css'
import { Dialog } from '../pieces/dialog.tsx'
import { KeptPlaces } from './kept-places.tsx'
import styles from './old-facts.module.css'
import { changeValues, changeWords, keepersWords, standingWords, type Ticks } from './old-facts.ts'
import { OldFactsChoice } from './old-facts-choice.tsx'
import { useOldFacts } from './use-old-facts.ts'
import { WaitingDrafts } from './waiting-drafts.tsx'
import { WithValues } from './with-values.tsx'

type OldFactsPanelProps = {
  id: string
  /** Changes with each saved or published revision, so that the panel loads again. */
  standing: string
}

/**
 * Panel of a record: old values that other contents still state, and corrected drafts that wait for
 * publication.
 */
export function OldFactsPanel({ id, standing }: OldFactsPanelProps) {
  const [isAsked, setAsked] = useState(false)
  const open = useCallback(() => setAsked(true), [])
  const { old, refusal, isBusy, hasActed, load, mend, keep, forgetRefusal } = useOldFacts(id, standing, open)
  /** The selection stays while the dialog is closed, for editors who look something up. */
  const [ticks, setTicks] = useState<Ticks>(new Map())
  const heading = useRef<HTMLHeadingElement>(null)
  const done = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears with the last content: the focus moves to the result, not to the heading of
  // the screen.
  useLayoutEffect(() => {
    if (old && !refusal && document.activeElement === document.body)
      (done.current ?? heading.current)?.focus()
  }, [old, refusal])
  const isLeft = old !== undefined && old.inhalte.length > 0
  const isWaiting = old !== undefined && old.entwuerfe.length > 0
  const isKept = old !== undefined && old.bleibt.length > 0
  if (!old || (!isLeft && !isWaiting && !isKept && !hasActed)) return null
  const close = () => setAsked(false)
  return (
    <section aria-labelledby="alte-angaben">
      <h2 ref={heading} id="alte-angaben" tabIndex={-1}>
        Alte Angaben in anderen Inhalten
      </h2>
      {!isLeft && !isWaiting && (
        <p ref={done} tabIndex={-1}>
          Hier ist nichts mehr zu tun.
        </p>
      )}
      <WaitingDrafts drafts={old.entwuerfe} head={done} onDone={() => void load()} />
      {isLeft && (
        <div className={styles.part}>
          <ul role="list" className={side.gaps}>
            {old.angaben.map(change => (
              <li key={change.angabe + change.alt}>
                <WithValues
                  text={`${changeWords(change)} ${keepersWords(change)}`}
                  values={changeValues(change)}
                />
              </li>
            ))}
          </ul>
          <p>{standingWords(old)}</p>
          <Button type="button" look="outline" onClick={open}>
            Ansehen und ändern
          </Button>
        </div>
      )}
      <KeptPlaces old={old} isBusy={isBusy} onOffer={one => void keep([one], false)} />
      <Dialog isOpen={isAsked && isLeft} title="Alte Angaben in anderen Inhalten" size="wide" onClose={close}>
        <OldFactsChoice
          old={old}
          ticks={ticks}
          onTick={(keys, isOn) => setTicks(new Map([...ticks, ...keys.map(key => [key, isOn] as const)]))}
          onLead={close}
          isBusy={isBusy}
          onMend={wanted => {
            close()
            void mend(wanted)
          }}
          onKeep={contents => {
            // Closes the dialog after the last content: otherwise an undo would reopen it.
            if (contents.length === old.inhalte.length) close()
            void keep(contents)
          }}
        />
      </Dialog>
      <Dialog isOpen={refusal !== undefined} title={refusal?.title ?? ''} onClose={forgetRefusal}>
        {refusal?.words && <p>{refusal.words}</p>}
        <ul className={styles.refused} role="list">
          {refusal?.all.map(one => (
            <li key={one.id}>
              <Link to={screenOf(one)} onClick={forgetRefusal}>
                {one.titel}
              </Link>
              <span>{one.satz}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  )
}
