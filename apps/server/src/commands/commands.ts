import { type Answer, type Around, refused } from './command.ts'

/** Commands by their `npm run` names; each is loaded on use. */
const commands = {
  abfall: async () => (await import('./abfall.ts')).abfall,
  abo: async () => (await import('./abo.ts')).abo,
  anlegen: async () => (await import('./anlegen.ts')).anlegen,
  aufgaben: async () => (await import('./aufgaben.ts')).aufgaben,
  ausfuhr: async () => (await import('./ausfuhr.ts')).ausfuhr,
  eingaenge: async () => (await import('./eingaenge.ts')).eingaenge,
  einfuhr: async () => (await import('./einfuhr.ts')).einfuhr,
  'import:service-bw': async () => (await import('./import-service-bw.ts')).importServiceBwFile,
  konto: async () => (await import('./konto.ts')).konto,
  post: async () => (await import('./post.ts')).post,
  protokoll: async () => (await import('./protokoll.ts')).protokoll,
  rat: async () => (await import('./rat.ts')).rat,
  suchbericht: async () => (await import('./search-report.ts')).searchReport,
  umzug: async () => (await import('./umzug.ts')).umzug,
  widersprueche: async () => (await import('./widersprueche.ts')).widersprueche,
}

export type CommandName = keyof typeof commands

const isKnown = (name: string): name is CommandName => Object.hasOwn(commands, name)

export const commandNames = Object.keys(commands).filter(isKnown)

export async function runCommand(name: string, words: readonly string[], around: Around): Promise<Answer> {
  if (!isKnown(name)) return refused(`Den Befehl „${name}“ gibt es nicht.`)
  const command = await commands[name]()
  return command(words, around)
}
