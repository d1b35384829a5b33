import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  /** The same database through the proxy. */
  url: string;
  /** Stops all traffic on the open connections without closing them; returns their number. */
  silence(): number;
  close(): Promise<void>;
}

/** A proxy in front of a PostgreSQL server that can silence connections, as a fail-over or a paused host does. */
export async function silentProxy(url: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(url);
  const open = new Set<[Socket, Socket]>();
  const proxy = createServer(client => {
    const server = connect(Number(port || 5432), hostname);
    const pair: [Socket, Socket] = [client, server];
    open.add(pair);
    for (const [one, other] of [pair, [server, client] as const]) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        open.delete(pair);
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((proxy.address() as AddressInfo).port);
  return {
    url: through.href,
    silence: () => {
      for (const [client, server] of open) {
        client.unpipe(server).pause();
        server.unpipe(client).pause();
      }
      return open.size;
    },
    close: async () => {
      for (const pair of open) for (const socket of pair) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
