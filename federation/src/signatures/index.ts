export { type Envelope, envelopeOf, importKey, type PublicKey, preAuthEncoding } from './dsse.ts';
export {
  type BuildFacts,
  type ReleaseFacts,
  type SignatureProblem,
  type SignedFile,
  type Verified,
  verifyBuild,
  verifyRelease,
} from './statements.ts';
