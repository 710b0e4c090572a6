import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Options = Readonly<Record<string, unknown>>
type Device = { origin: string; isVerified?: boolean }

/** A passkey in software for tests: answers the challenges of a browser (WebAuthn, ES256, no attestation). */
export function softPasskey({ origin, isVerified = true }: Device) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const authData = (more: Buffer, isNew: boolean, isVerified: boolean) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more])
  }
  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    create(options: Options) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = map([
        [1, int(2)],
        [3, int(-7)],
        [-1, int(1)],
        [-2, bytes(Buffer.from(x, 'base64url'))],
        [-3, bytes(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = authData(Buffer.concat([Buffer.alloc(16), length, id, key]), true, isVerified)
      const object = map([
        ['fmt', text('none')],
        ['attStmt', map([])],
        ['authData', bytes(data)],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal'],
      })
    },
    /** `now`: whether the user is verified for this answer. */
    get(options: Options, now = isVerified) {
      const data = authData(Buffer.alloc(0), false, now)
      const client = clientData('webauthn.get', options)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** The part of CBOR (RFC 8949) that passkeys need. */
const head = (major: number, value: number) => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (pairs: readonly (readonly [string | number, Buffer])[]) =>
  Buffer.concat([
    head(5, pairs.length),
    ...pairs.flatMap(([key, value]) => [typeof key === 'string' ? text(key) : int(key), value]),
  ])
