import { erinnerungszeiten } from '@rathausplatz/contract'
import { useHydrated } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useEffect, useState } from 'react'
import { DEVICE } from '../abfall/addresses.ts'
import styles from './abfalltermine.module.css'

type PushButtonProps = {
  /** Public key of the town, with which a device lets it send. */
  schluessel: string
  ort: string
  fraktionen: readonly string[]
}

type State = 'aus' | 'an' | 'laeuft'

/**
 * Reminds on this device, without an address. It says what will happen before the browser asks, and asks only after a press.
 * Where a browser cannot do it (on an iPhone only the app on the home screen can) nothing stands here: the mail is the other
 * way.
 */
export function PushButton(props: PushButtonProps) {
  return useHydrated() && canPush() ? <Offer {...props} /> : null
}

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

function Offer({ schluessel, ort, fraktionen }: PushButtonProps) {
  const [state, setState] = useState<State>('laeuft')
  const [said, setSaid] = useState('')
  useEffect(() => {
    void currentSubscription().then(found => setState(found ? 'an' : 'aus'))
  }, [])

  const switchOn = async () => {
    setState('laeuft')
    const refused = await order(schluessel, ort, fraktionen).catch(() => FAILED)
    setState(refused ? 'aus' : 'an')
    setSaid(refused || 'Dieses Gerät erinnert Sie am Abend vorher.')
  }
  const switchOff = async () => {
    setState('laeuft')
    await end().catch(() => undefined)
    setState('aus')
    setSaid('Dieses Gerät erinnert Sie nicht mehr.')
  }
  return (
    <div className={styles.geraet}>
      <p>
        {state === 'an'
          ? 'Dieses Gerät erinnert an die Abfuhr.'
          : `Ohne E-Mail: Dieses Gerät meldet sich am Abend vor der Abfuhr gegen ${erinnerungszeiten.abend.uhrzeit} Uhr. Ihr Browser fragt dafür einmal um Erlaubnis. Wir speichern die Adresse, unter der wir das Gerät erreichen, die Straße und die Abfallarten; keinen Namen.`}
      </p>
      {state === 'an' ? (
        <Button type="button" look="outline" onClick={() => void switchOff()}>
          Erinnerung auf diesem Gerät ausschalten
        </Button>
      ) : (
        <Button
          type="button"
          look="outline"
          aria-disabled={state === 'laeuft'}
          onClick={() => state === 'aus' && void switchOn()}
        >
          Auf diesem Gerät erinnern
        </Button>
      )}
      <p role="status">{said}</p>
    </div>
  )
}

const FAILED = 'Das hat gerade nicht geklappt. Bitte versuchen Sie es später noch einmal.'
const DENIED =
  'Der Browser erlaubt keine Mitteilungen dieser Website. Sie können das in seinen Einstellungen ändern.'

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** What went wrong in words; empty where nothing did. */
async function order(schluessel: string, ort: string, fraktionen: readonly string[]): Promise<string> {
  if ((await Notification.requestPermission()) !== 'granted') return DENIED
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: schluessel,
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const sent = await send({
    was: 'erinnern',
    ort,
    fraktionen: fraktionen.join(','),
    endpoint,
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
  })
  if (sent) return ''
  await subscription.unsubscribe()
  return FAILED
}

async function end(): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await send({ was: 'beenden', endpoint: subscription.endpoint })
}

async function send(fields: Record<string, string>): Promise<boolean> {
  const answer = await fetch(DEVICE, { method: 'POST', body: new URLSearchParams(fields) })
  return answer.ok
}
