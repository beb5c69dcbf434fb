// openapi-typescript works with an interface of the compiler that the workspace's own no longer has: it gets one for itself.
function readPackage(manifest) {
  if (manifest.name !== 'openapi-typescript') return manifest;
  const { typescript, ...peerDependencies } = manifest.peerDependencies;
  return { ...manifest, peerDependencies, dependencies: { ...manifest.dependencies, typescript: '5.9.3' } };
}

module.exports = { hooks: { readPackage } };
