import CoreGraphics

/// An object that implements none of the optional requirements of UIKit's protocols, and thus provides their defaults. It is
/// called by code that the compiler shim generates: if a class conforms to a protocol and a subclass adds an optional
/// requirement, the class gets a method that the subclass overrides and that calls the default.
@MainActor public let _vitrineDefaults = _VitrineDefaults()

@MainActor
public final class _VitrineDefaults: NSObject, UITableViewDelegate, UITableViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSource, UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UITabBarDelegate, UISearchBarDelegate, UISearchControllerDelegate, UIPickerViewDelegate,
  UIPopoverPresentationControllerDelegate, UISplitViewControllerDelegate, UIPageViewControllerDelegate,
  UIViewControllerTransitioningDelegate, UIImagePickerControllerDelegate
{
  fileprivate override init() { super.init() }

  // Required by the protocols; never called.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}
