import type { Config } from './config.ts'

/** Returns a warning for the operator if the settings contradict each other about the proxy in front. */
export function describeProxy({ publicUrl, trustProxy, host }: Config): string | undefined {
  if (!trustProxy && publicUrl.startsWith('https:')) {
    return 'PUBLIC_URL beginnt mit https:, also steht ein Proxy davor; ihm wird aber nicht geglaubt. Alle Besuchenden gelten dann als einer und teilen sich dessen Grenzen. Bitte setzen Sie TRUST_PROXY=an, wenn der Proxy X-Forwarded-For selbst setzt (docs/betrieb/einrichten.md).'
  }
  if (trustProxy && host !== 'localhost' && host !== '127.0.0.1' && host !== '::1') {
    return `TRUST_PROXY=an, aber HOST=${host} lässt auch andere als den Proxy herein: Wer ihn umgeht, kann sich eine Adresse ausdenken. Bitte lassen Sie nur den Proxy an diesen Anschluss (HOST=localhost oder eine Firewall).`
  }
  return undefined
}
