import CoreGraphics

/// Implements no optional requirement of UIKit's protocols. Called by code that the compiler shim writes: where a class conforms to a protocol and a
/// subclass adds an optional requirement, the class gets a method for the subclass to override, which does what happens without one.
@MainActor public let _vitrineDefaults = _VitrineDefaults()

@MainActor
public final class _VitrineDefaults: NSObject, UITableViewDelegate, UITableViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSource, UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UITabBarDelegate, UISearchBarDelegate, UISearchControllerDelegate, UIPickerViewDelegate,
  UIPopoverPresentationControllerDelegate, UISplitViewControllerDelegate, UIPageViewControllerDelegate,
  UIViewControllerTransitioningDelegate, UIImagePickerControllerDelegate
{
  fileprivate override init() { super.init() }

  // Required: never called.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}
