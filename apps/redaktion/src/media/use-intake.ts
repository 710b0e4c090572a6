import { calls, isCmsError } from '@rathausplatz/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask, saidOf } from '../wall/ask.ts'
import { sendCounted } from '../wall/send.ts'
import { type About, type AboutFaults, faultsOf, titleOf } from './about.ts'
import { type Judged, judgeBytes, judgeFile } from './judge-file.ts'
import type { Art, Medium } from './medium.ts'
import { bytesAt, smallPicture } from './small-picture.ts'
import { versionOf } from './version-of.ts'

/** A file to be uploaded, with its progress. */
export type Candidate = {
  readonly key: number
  readonly file: File
  readonly art: Art
  readonly about: About
  readonly faults: AboutFaults
  readonly state: 'offen' | 'unterwegs' | 'fertig'
  /** Uploaded share, from 0 to 1. */
  readonly share: number
  readonly failure?: string | undefined
  readonly preview?: string | undefined
  /** A file of the library that is identical or similar. */
  readonly twin?: Twin | undefined
  /** The editor wants the new file although the library has a twin. */
  readonly isWanted?: boolean
}

/** An identical or similar file, and the number of further ones. */
export type Twin = { readonly medium: Medium; readonly isSame: boolean; readonly others: number }

let keys = 0

const UNSEEN: Promise<Partial<Candidate>> = Promise.resolve({})

/** The upload of files: chosen, described, sent one after the other. */
export function useIntake({ art, several, first = [] }: Choosing & { first?: readonly File[] | undefined }) {
  const [{ candidates, refused }, setChosen] = useState<Chosen>(() => sorted(first, { art, several }))
  const setCandidates = useCallback(
    (next: (all: readonly Candidate[]) => readonly Candidate[]) =>
      setChosen(before => ({ ...before, candidates: next(before.candidates) })),
    [],
  )
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const change = useCallback(
    (key: number, what: Partial<Candidate>) =>
      setCandidates(all => all.map(one => (one.key === key ? { ...one, ...what } : one))),
    [setCandidates],
  )

  /** Applies what a file really is, before its fields are filled in. */
  const settle = useCallback(
    (key: number, judged: Judged) => {
      if ('art' in judged) change(key, { art: judged.art })
      else
        setChosen(({ candidates, refused }) => ({
          candidates: candidates.filter(one => one.key !== key),
          refused: [...refused, judged.refused],
        }))
    },
    [change],
  )

  const looks = useRef(new Map<number, Promise<Partial<Candidate>>>())
  const lastLook = useRef<Promise<unknown>>(undefined)
  useEffect(() => {
    for (const one of candidates) {
      if (looks.current.has(one.key)) continue
      void judgeBytes(one.file, one.art, art).then(judged => settle(one.key, judged))
      // Compares files one after the other, while the editor describes the first.
      const look = Promise.resolve(lastLook.current).then(() => lookAt(one))
      lastLook.current = look
      looks.current.set(one.key, look)
      void look.then(seen => change(one.key, seen))
    }
  }, [candidates, change, settle, art])

  const choose = (files: readonly File[]) => {
    const chosen = sorted(files, { art, several })
    setChosen(before => ({
      refused: chosen.refused,
      candidates: several ? [...before.candidates, ...chosen.candidates] : chosen.candidates,
    }))
  }

  /** An author typed for one file is copied to all open files that had the same author before. */
  const describe = (key: number, what: Partial<About>) =>
    setCandidates(all => {
      const before = all.find(one => one.key === key)?.about.urheber
      return all.map(one => {
        const follows = what.urheber !== undefined && one.about.urheber === before && one.state === 'offen'
        if (one.key !== key && !follows) return one
        const about = { ...one.about, ...(one.key === key ? what : { urheber: what.urheber ?? '' }) }
        const isTold = Object.keys(one.faults).length > 0
        return { ...one, about, faults: isTold ? faultsOf(about, one.art) : {} }
      })
    })

  const send = async (one: Candidate, ordner: string): Promise<Medium | undefined> => {
    const { key, file, about } = one
    change(key, { state: 'unterwegs', share: 0, failure: undefined })
    const query = { name: file.name.slice(-200), ...about, dekorativ: String(about.dekorativ), ordner }
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const medium = await ask(
        calls.redaktionMediumAufnehmen,
        { query, file: bytes },
        sendCounted(share => change(key, { share })),
      )
      change(key, { state: 'fertig' })
      return medium
    } catch (error) {
      const issues = isCmsError(error) ? (error.details?.issues ?? []) : []
      const faults = Object.fromEntries(
        issues.filter(({ path }) => path in about).map(({ path, message }) => [path, message]),
      )
      change(key, { state: 'offen', faults, failure: saidOf(error) })
      return undefined
    }
  }

  /**
   * Uploads all described files. Uploads nothing and returns undefined if metadata is missing, or an empty
   * list if the comparison finds an undecided duplicate.
   */
  const take = async (ordner: string): Promise<readonly Medium[] | undefined> => {
    const open = candidates.filter(({ state }) => state === 'offen')
    const missing = open.map(one => faultsOf(one.about, one.art))
    for (const [index, { key }] of open.entries()) change(key, { faults: missing[index] ?? {} })
    if (missing.some(faults => Object.keys(faults).length > 0)) return undefined
    // Waits for the comparison, so that a quick press does not store a duplicate.
    const seen = await Promise.all(open.map(({ key }) => looks.current.get(key) ?? UNSEEN))
    if (open.some(({ isWanted }, index) => seen[index]?.twin && !isWanted)) return []
    const taken: Medium[] = []
    for (const one of open) {
      // Leaving the screen cancels the remaining uploads.
      const medium = isHere.current ? await send(one, ordner) : undefined
      if (medium) taken.push(medium)
    }
    return taken
  }

  return {
    candidates,
    refused,
    choose,
    describe,
    take,
    drop: (key: number) => setCandidates(all => all.filter(one => one.key !== key)),
    takeAnyway: (key: number) => change(key, { twin: undefined, isWanted: true }),
  }
}

type Choosing = { art?: Art | undefined; several: boolean }
type Chosen = { candidates: readonly Candidate[]; refused: readonly string[] }

/** Splits files into accepted and refused ones. */
function sorted(files: readonly File[], { art, several }: Choosing): Chosen {
  const judged = files.map(file => ({ file, verdict: judgeFile(file, art) }))
  const candidates = judged.flatMap(({ file, verdict }) =>
    'art' in verdict ? [candidateOf(file, verdict.art)] : [],
  )
  return {
    candidates: several ? candidates : candidates.slice(0, 1),
    refused: judged.flatMap(({ verdict }) => ('refused' in verdict ? [verdict.refused] : [])),
  }
}

/** Returns a thumbnail, and the identical or similar file of the library, if any. */
async function lookAt({ file, art }: Candidate): Promise<Partial<Candidate>> {
  const version = await versionOf(await file.arrayBuffer())
  const preview = art === 'bild' ? await smallPicture(file) : undefined
  // Without this check the upload still works.
  const twin = await twinOf(version, preview).catch(() => undefined)
  return { preview, twin }
}

async function twinOf(version: string | undefined, preview: string | undefined): Promise<Twin | undefined> {
  const same = version === undefined ? [] : (await ask(calls.redaktionMedien, { query: { version } })).data
  if (same[0]) return { medium: same[0], isSame: true, others: same.length - 1 }
  const bytes = preview && bytesAt(preview)
  if (!bytes) return undefined
  const { data } = await ask(calls.redaktionAehnlicheMedien, { file: bytes })
  return data[0] && { medium: data[0], isSame: false, others: data.length - 1 }
}

function candidateOf(file: File, art: Art): Candidate {
  keys += 1
  const about = { titel: titleOf(file.name), beschreibung: '', dekorativ: false, urheber: '' }
  return { key: keys, file, art, about, faults: {}, state: 'offen', share: 0 }
}
