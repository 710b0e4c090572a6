import { type CallAnswer, calls } from '@rathausplatz/contract'
import { formatDate, formatTime } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useCallback, useEffect, useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import styles from './document.module.css'
import { mayDo } from './open-document.ts'
import { shownValue } from './shown-value.ts'
import type { DocumentWork } from './use-open-document.ts'
import type { Steps } from './use-steps.ts'
import versionStyles from './versions.module.css'

type VersionsDialogProps = { isOpen: boolean; onClose: () => void; work: DocumentWork; steps: Steps }
type Versions = CallAnswer<typeof calls.redaktionFassungen>
type Difference = CallAnswer<typeof calls.redaktionUnterschied>

/** Earlier revisions of a document with author and changes. A restored revision always becomes a draft. */
export function VersionsDialog({ isOpen, onClose, work, steps }: VersionsDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Frühere Fassungen" onClose={onClose} size="wide">
      <VersionList onClose={onClose} work={work} steps={steps} />
    </Dialog>
  )
}

function VersionList({ onClose, work: { id, inhalt }, steps }: Omit<VersionsDialogProps, 'isOpen'>) {
  const [versions, setVersions] = useState<Versions>()
  const [failure, setFailure] = useState<string>()
  const [looked, setLooked] = useState<number>()
  const newest = inhalt?.fassung
  const load = useCallback(
    async (before?: number) => {
      try {
        const query = before ? { vor: before } : {}
        const more = await ask(calls.redaktionFassungen, { params: { id }, query })
        setVersions(known => (before ? { ...more, data: [...(known?.data ?? []), ...more.data] } : more))
        setFailure(undefined)
      } catch (error) {
        setFailure(saidOf(error))
      }
    },
    [id],
  )
  useEffect(() => {
    if (newest !== undefined) void load()
  }, [newest, load])
  const restore = async (nummer: number) => {
    if (await steps.restore(nummer)) onClose()
  }
  return (
    <>
      {failure && <p role="alert">{failure}</p>}
      {!versions && !failure && <p role="status">Wird geladen …</p>}
      <ol role="list" className={versionStyles.versions}>
        {versions?.data.map(({ nummer, von, vermerk, geaendert_am }) => (
          <li key={nummer}>
            <div className={versionStyles.version}>
              <p>
                <strong>Fassung {nummer}</strong> vom {formatDate(geaendert_am)}, {formatTime(geaendert_am)},
                von {von.name}
                {nummer === inhalt?.oeffentliche_fassung && ' · auf der Website'}
                {nummer === newest && ' · neuester Entwurf'}
                {vermerk && (
                  <>
                    <br />
                    <q>{vermerk}</q>
                  </>
                )}
              </p>
              <div className={styles.choices}>
                {newest !== undefined && nummer !== newest && (
                  <Button
                    type="button"
                    look="outline"
                    aria-expanded={looked === nummer}
                    onClick={() => setLooked(looked === nummer ? undefined : nummer)}
                  >
                    Unterschied zu heute
                  </Button>
                )}
                {nummer !== newest && mayDo(inhalt, 'schreiben') && (
                  <Button type="button" look="outline" onClick={() => void restore(nummer)}>
                    Als Entwurf zurückholen
                  </Button>
                )}
              </div>
            </div>
            {looked === nummer && newest !== undefined && <Differences id={id} from={nummer} to={newest} />}
          </li>
        ))}
      </ol>
      {versions?.mehr && (
        <Button type="button" look="outline" onClick={() => void load(versions.data.at(-1)?.nummer)}>
          Ältere zeigen
        </Button>
      )}
    </>
  )
}

/** Differences field by field; texts word by word, with additions and removals also in words. */
function Differences({ id, from, to }: { id: string; from: number; to: number }) {
  const [found, setFound] = useState<Difference>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isWanted = true
    ask(calls.redaktionUnterschied, { params: { id }, query: { von: from, bis: to } }).then(
      difference => isWanted && setFound(difference),
      (error: unknown) => isWanted && setFailure(saidOf(error)),
    )
    return () => {
      isWanted = false
    }
  }, [id, from, to])
  if (failure) return <p role="alert">{failure}</p>
  if (!found) return <p role="status">Wird verglichen …</p>
  if (found.felder.length === 0) return <p>Beide Fassungen sind gleich.</p>
  return (
    <dl className={versionStyles.differences}>
      {found.felder.map(({ feld, feldname, art, vorher, nachher, teile }) => (
        <div key={feld}>
          <dt>{feldname}</dt>
          <dd>
            {teile ? (
              teile.map(({ art, text }, place) =>
                art === 'gleich' ? (
                  <span key={place}>{text}</span>
                ) : art === 'neu' ? (
                  <ins key={place}>{text}</ins>
                ) : (
                  <del key={place}>{text}</del>
                ),
              )
            ) : (
              <>
                {art !== 'neu' && <del>{shownValue(vorher)}</del>}{' '}
                {art !== 'entfernt' && <ins>{shownValue(nachher)}</ins>}
              </>
            )}
          </dd>
        </div>
      ))}
      {found.gekuerzt && <p>Es gibt noch mehr Unterschiede, als hier stehen.</p>}
    </dl>
  )
}
