import { formatFileSize, VisuallyHidden } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useEffect, useState } from 'react'
import { disclosure } from '../../disclosure/disclosure.ts'
import { ageInWords } from '../../pwa/kept/age-in-words.ts'
import rows from '../../sign-in/sign-in.module.css'
import { keptPath, packetPath } from './addresses.ts'
import type { KeepResult } from './kept-packets.ts'

/** This code is loaded after the page is rendered. */
const kept = () => import('./kept-packets.ts')

const sentences: Readonly<Record<KeepResult, string>> = {
  behalten: 'Die Unterlagen liegen jetzt auf diesem Gerät.',
  'kein platz': 'Auf diesem Gerät ist kein Platz mehr. Bitte löschen Sie andere Unterlagen vom Gerät.',
  'nicht erreichbar': 'Das ging gerade nicht: Es gibt keine Verbindung. Bitte versuchen Sie es noch einmal.',
  abgemeldet: 'Ihre Sitzung ist zu Ende. Bitte laden Sie die Seite neu und melden Sie sich noch einmal an.',
  ausgelastet:
    'Es werden gerade andere Unterlagen zusammengestellt. Bitte versuchen Sie es in einer Minute noch einmal.',
}

type OnDevice = { age: string; size: number; isOutdated: boolean }

/** States how long papers stay on a device, and on which devices to keep them. */
export const KEPT_UNTIL =
  'Die Unterlagen bleiben, bis Sie sich abmelden, höchstens 30 Tage. Bitte nur auf Geräten, die niemand sonst benutzt.'

type PacketProps = { sitzung: { id: string; titel: string } }

/** The papers of a meeting, collapsed to one line. */
export const FoldedPacket = ({ sitzung }: PacketProps) => (
  <details className={disclosure}>
    <summary>Alle Unterlagen, auch ohne Netz</summary>
    <Packet sitzung={sitzung} />
  </details>
)

/**
 * All papers of a meeting as one PDF, and whether the PDF is kept on this device. In a list of packets the
 * page itself states how long they stay.
 */
export function Packet({
  sitzung: { id, titel },
  isOneOfMany = false,
}: PacketProps & { isOneOfMany?: boolean }) {
  const { here, isBusy, said, keep, forget } = usePacket(id)
  const about = <VisuallyHidden>: {titel}</VisuallyHidden>
  return (
    <div className="rat-paket">
      <p className={rows.choices}>
        <a href={packetPath(id)} type="application/pdf">
          <strong>Alle Unterlagen als ein PDF</strong>
          {about}
        </a>
        <a href={`${packetPath(id)}?notizen=an`} type="application/pdf">
          mit Ihren Notizen{about}
        </a>
      </p>
      {here !== undefined && (
        <>
          {here && (
            <p>
              <strong>Auf diesem Gerät</strong>, {formatFileSize(here.size)}. Stand: {here.age}.{' '}
              {here.isOutdated && 'Inzwischen gibt es neuere Unterlagen. '}
              <a href={keptPath}>Unterwegs lesen{about}</a>
            </p>
          )}
          <div className={rows.choices}>
            {(!here || here.isOutdated) && (
              <Button type="button" look="outline" onClick={keep} aria-disabled={isBusy}>
                {here ? 'Neuere Unterlagen holen' : 'Auf diesem Gerät behalten'}
                {about}
              </Button>
            )}
            {here && (
              <Button type="button" look="outline" onClick={forget} aria-disabled={isBusy}>
                Vom Gerät löschen{about}
              </Button>
            )}
          </div>
          {!here && !isOneOfMany && <p>Zum Lesen ohne Netz, mit Ihren Notizen. {KEPT_UNTIL}</p>}
          <p role="status">{isBusy ? 'Die Unterlagen werden geholt …' : said}</p>
        </>
      )}
    </div>
  )
}

/**
 * Returns the state of the packet on this device: undefined while it is unknown or if nothing can be kept,
 * null if the packet is not kept.
 */
function usePacket(id: string) {
  const [here, setHere] = useState<OnDevice | null>()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in window)) return
    let isShown = true
    void look(id).then(found => isShown && setHere(found))
    return () => {
      isShown = false
    }
  }, [id])

  const working = async (work: () => Promise<string>) => {
    if (isBusy) return
    setBusy(true)
    setSaid('')
    const sentence = await work()
    setHere(await look(id))
    setBusy(false)
    setSaid(sentence)
  }
  return {
    here,
    isBusy,
    said,
    keep: () =>
      void working(async () => {
        const { keepPacket } = await kept()
        // Asks the browser not to evict the storage.
        void navigator.storage?.persist?.()
        return sentences[await keepPacket(id)]
      }),
    forget: () =>
      void working(async () => {
        const { forgetPacket } = await kept()
        await forgetPacket(id)
        return 'Gelöscht: Die Unterlagen liegen nicht mehr auf diesem Gerät.'
      }),
  }
}

/** Returns the kept packet and whether a newer version exists; null if it is not kept. */
async function look(id: string): Promise<OnDevice | null> {
  try {
    const { askState, hasPackets, keptPacket } = await kept()
    if (!(await hasPackets())) return null
    // The answer names the account, so packets of another account are deleted.
    const now = await askState(id).catch(() => undefined)
    const packet = await keptPacket(id)
    if (!packet) return null
    return {
      age: ageInWords(packet.at, new Date()),
      size: packet.size,
      isOutdated: now !== undefined && now.version !== packet.version,
    }
  } catch {
    return null
  }
}
