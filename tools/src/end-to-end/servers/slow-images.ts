// Loaded into the service under load (node --import): the host slow.example is one of the public internet that never
// answers. The service itself refuses loopback addresses, so no server of this machine could be it.
import { promises as dns, type LookupAddress } from 'node:dns';
import https, { type RequestOptions } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const { lookup } = dns;
const { request } = https;
const address: readonly LookupAddress[] = [{ address: '93.184.215.14', family: 4 }];
Object.assign(dns, {
  lookup: async (host: string, options: object) => (host === 'slow.example' ? address : lookup(host, options)),
});
Object.assign(https, {
  request: (url: URL, options: RequestOptions, onResponse: Parameters<typeof request>[1]) => {
    const createConnection = () => net.connect(Number(process.env.SLOW_PORT), '127.0.0.1');
    return request(url, { ...options, createConnection }, onResponse as never);
  },
});
syncBuiltinESMExports();
