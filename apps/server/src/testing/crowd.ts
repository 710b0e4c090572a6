import { Agent, get } from 'node:http'
import { connect } from 'node:net'

/**
 * A crowd from a few addresses of this machine, as a process: slow connections that send a header now and
 * then, and greedy ones that request the home page repeatedly and connect again whenever they are cut off.
 */
const [port = '', slow = '', greedy = ''] = process.argv.slice(2)
const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']
const PAUSE_MS = 100

const from = (number: number) => ADDRESSES[number % ADDRESSES.length] ?? ''

function dawdle(number: number): void {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from(number) })
  socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n'))
  const drip = setInterval(() => socket.write('x-langsam: 1\r\n'), 3_000)
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(drip)
    setTimeout(() => dawdle(number), PAUSE_MS)
  })
}

function devour(number: number, agent = new Agent({ keepAlive: true })): void {
  const again = () => void setTimeout(() => devour(number, agent), answered ? 0 : PAUSE_MS)
  let answered = false
  const request = get({ port, host: '127.0.0.1', localAddress: from(number), path: '/', agent }, response => {
    answered = true
    response.resume()
  })
  request.on('error', () => {})
  request.on('close', again)
}

for (let number = 0; number < Number(slow); number++) dawdle(number)
for (let number = 0; number < Number(greedy); number++) devour(number)
process.stdout.write('{"ready":true}\n')
