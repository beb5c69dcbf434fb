// Loaded into the service under load (node --import): the host slow.example is one of the public internet that never
// answers. The service itself refuses loopback addresses, so no server of this machine could be it.
import { promises as dns } from 'node:dns';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const { lookup } = dns;
const { request } = https;
dns.lookup = async (host, options) =>
  host === 'slow.example' ? [{ address: '93.184.215.14', family: 4 }] : lookup(host, options);
https.request = (url, options, onResponse) => {
  const createConnection = () => net.connect(Number(process.env.SLOW_PORT), '127.0.0.1');
  return request(url, { ...options, createConnection }, onResponse);
};
syncBuiltinESMExports();
